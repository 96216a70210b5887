// How often the models of intents tell what strangers want in the middle of a talk, by words, by meaning and by both: each writer's
// messages by models that learned nothing from that writer.
import { type Intent, INTENTS } from '../src/modules/counseling-chat/domain/intents/intent.js';
import { intentFeatures } from '../src/modules/counseling-chat/domain/intents/intent-features.js';
import { meaningFeatures } from '../src/modules/counseling-chat/domain/intents/meaning-features.js';
import { slottedText } from '../src/modules/counseling-chat/domain/intents/slotted-text.js';
import { normalize } from '../src/modules/counseling-chat/domain/language/normalize.js';
import { sentenceOf } from '../src/modules/counseling-chat/domain/understanding/sentences.js';
import { starterReader } from '../src/modules/counseling-chat/testing/starter-reader.js';
import {
  fromStrangers,
  fromTalksOfStrangers,
  NOT_BY_WORDS,
} from './advisor-quality/intent-layer/intent-corpus.js';
import { trainedByMeaning } from './advisor-quality/intent-layer/meaning-model.js';
import { trainedWeights } from './advisor-quality/intent-layer/softmax-model.js';
import { learnedFrom, someOf } from './advisor-quality/intent-layer/learned-from.js';
import {
  type SaidInTalk,
  talksOfStrangers,
  topicBefore,
} from './advisor-quality/intent-layer/talks-of-strangers.js';
import { scoresBy } from './advisor-quality/meaning-layer/dense-softmax.js';
import { encoded } from './advisor-quality/meaning-layer/encoded.js';
import { randomNumbers } from './advisor-quality/patterns.js';

const read = await starterReader('OH');
const talks = talksOfStrangers();
for (const writer of new Set(talks.map((talk) => talk.writer))) console.log(writer, await leftOut(writer));

/** Shares of the messages with one wish: the reading told first is the likeliest one, or any that was accepted. */
async function leftOut(writer: string) {
  const random = randomNumbers();
  const { patterns, said } = learnedFrom(read, random);
  const others = talks.filter((talk) => talk.writer !== writer);
  const learned = [...said, ...fromStrangers(read), ...fromTalksOfStrangers(others, read)];
  const intents = INTENTS.filter((intent) => learned.some((one) => one.intent === intent));
  const words = trainedWeights(intents, [...patterns, ...learned], random);
  const meaning = await trainedByMeaning(intents, [...someOf(patterns), ...learned], random);
  const asked = talks
    .filter((talk) => talk.writer === writer)
    .flatMap(({ messages }) =>
      messages.flatMap((message, at) => askedIn(message, topicBefore(messages, at))),
    );
  const vectors = await encoded(asked.map(({ sentence }) => sentence));
  const right = { words: 0, meaning: 0, both: 0, bothAccepted: 0 };
  for (const { slotted, sentence, topic, either } of asked) {
    const features = intentFeatures(slotted, topic, words[0]?.length ?? 1);
    const byWords = words.map(
      (weights) =>
        features.reduce((sum, place) => sum + (weights[place] ?? 0), 0) / Math.sqrt(features.length),
    );
    const vector = vectors.get(sentence);
    const byMeaning =
      vector === undefined
        ? byWords.map(() => 0)
        : [...scoresBy(meaning, meaningFeatures(slotted, topic, vector))];
    const likeliest = (scores: readonly number[]): Intent | undefined =>
      intents[scores.indexOf(Math.max(...scores))];
    const both = likeliest(byWords.map((score, at) => score + (byMeaning[at] ?? 0)));
    if (likeliest(byWords) === either[0]) right.words += 1;
    if (likeliest(byMeaning) === either[0]) right.meaning += 1;
    if (both === either[0]) right.both += 1;
    if (both !== undefined && either.includes(both)) right.bothAccepted += 1;
  }
  return { asked: asked.length, ...right };
}

function askedIn({ line, wishes }: SaidInTalk, topic: Intent | null) {
  const [either, another] = wishes;
  if (either === undefined || another !== undefined || either.some((one) => NOT_BY_WORDS.includes(one)))
    return [];
  const entities = read(line);
  return [
    { slotted: slottedText(normalize(line), entities), sentence: sentenceOf(line, entities), topic, either },
  ];
}
