import { type Intent, INTENTS } from '../../../src/modules/counseling-chat/domain/intents/intent.js';
import { learnedIntents } from '../../../src/modules/counseling-chat/domain/intents/learned-intents.js';
import { slottedText } from '../../../src/modules/counseling-chat/domain/intents/slotted-text.js';
import { normalize } from '../../../src/modules/counseling-chat/domain/language/normalize.js';
import type { ReadMessage } from '../../../src/modules/counseling-chat/domain/understanding/read-message.js';
import { sentenceOf } from '../../../src/modules/counseling-chat/domain/understanding/sentences.js';
import { encoded } from './encoded.js';
import { type AskedFor, LEARNED_TOPICS } from './topic-samples.js';

/** What words of ours can be asked for; the rest wants data of colleges, changes something or is mere politeness. */
const MAY_BE_WISHED: readonly Intent[] = [
  'activities_advice',
  'aid_basics',
  'applications',
  'bad_news',
  'capabilities',
  'courses_advice',
  'deadlines',
  'essay_help',
  'explain_term',
  'fairness',
  'human_help',
  'majors',
  'net_price',
  'next_step',
  'pathways',
  'privacy',
  'recommenders',
  'rounds',
  'scholarships',
  'special_situation',
  'stress',
  'test_policy',
  'visit',
];

/** For each topic, what its ways to ask want by what the models of intents learned. */
export async function wishesOfTopics(
  ways: readonly AskedFor[],
  read: ReadMessage,
): Promise<readonly (readonly [key: string, wish: Intent])[]> {
  const vectors = await encoded(ways.map(({ line }) => sentenceOf(line, read(line))));
  const likelihoods = (line: string): ReadonlyMap<Intent, number> => {
    const entities = read(line);
    const meaning = vectors.get(sentenceOf(line, entities)) ?? null;
    return learnedIntents(slottedText(normalize(line), entities), null, meaning);
  };
  return LEARNED_TOPICS.map(({ key }) => {
    const asked = ways.filter((way) => way.key === key).map(({ line }) => likelihoods(line));
    const sumOf = (intent: Intent): number => asked.reduce((sum, one) => sum + (one.get(intent) ?? 0), 0);
    const [likeliest] = INTENTS.filter((intent) => MAY_BE_WISHED.includes(intent)).toSorted(
      (one, other) => sumOf(other) - sumOf(one),
    );
    return [key, likeliest ?? 'special_situation'] as const;
  });
}
