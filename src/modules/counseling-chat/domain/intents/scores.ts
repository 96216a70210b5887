import { type DialogueState } from '../conversation/dialogue-state.js';
import { type Entities } from '../entities/entities.js';
import { normalize } from '../language/normalize.js';
import { type SentenceVector } from '../understanding/meaning.js';
import { CUES } from './cues/all-cues.js';
import { contextOf } from './context.js';
import { EXAMPLES } from './examples.js';
import { type Intent } from './intent.js';
import { learnedIntents } from './learned-intents.js';
import { mayBeRefused } from './learned-refusal.js';
import { wordsOfSlotted } from './slotted-text.js';
import { Similarity } from './similarity.js';

export interface Score {
  readonly intent: Intent;
  readonly score: number;
  /** Of 1, by what the models learned. */
  readonly likelihood: number;
}

/** Found by trying them on the talks of a writer that the models did not learn from. */
const WEIGHT_OF_CUES = 0.5;
const WEIGHT_OF_SIMILARITY = 1;
const WEIGHT_OF_LEARNED = 2;
/** Of fewer words the model knows too little; what was talked about counts as one. */
const WORDS_THAT_TELL = 2;
const MOST_OF_CUES = 1.1;

const similarity = new Similarity(slottedExamples());

/** Every intent with any sign for it, the strongest first. */
export function scoresOf(
  slotted: string,
  entities: Entities,
  state: DialogueState,
  meaning: SentenceVector | null = null,
): readonly Score[] {
  const cues = cuesIn(slotted);
  const near = similarity.to(slotted);
  const learned = withoutFeared(
    withoutRefused(learnedIntents(slotted, state.topic, meaning), slotted),
    slotted,
  );
  const told = wordsOfSlotted(slotted).length + (state.topic === null ? 0 : 1);
  const weightOfLearned = WEIGHT_OF_LEARNED * Math.min(1, told / WORDS_THAT_TELL);
  return [...new Set([...cues.keys(), ...near.keys(), ...learned.keys()])]
    .map((intent) => ({
      intent,
      likelihood: learned.get(intent) ?? 0,
      score:
        WEIGHT_OF_CUES * Math.max(0, cues.get(intent) ?? 0) +
        WEIGHT_OF_SIMILARITY * (near.get(intent) ?? 0) +
        weightOfLearned * (learned.get(intent) ?? 0) +
        Math.min(0, cues.get(intent) ?? 0) * WEIGHT_OF_CUES +
        contextOf(intent, entities, state),
    }))
    .sort((one, other) => other.score - one.score);
}

const withoutRefused = (learned: ReadonlyMap<Intent, number>, slotted: string): ReadonlyMap<Intent, number> =>
  new Map(
    [...learned].filter(
      ([intent]) => (intent !== 'ghostwrite' && intent !== 'injection') || mayBeRefused[intent](slotted),
    ),
  );

/** "What if none of them takes me?" is no bad news yet, and asks for colleges that would. */
function withoutFeared(learned: ReadonlyMap<Intent, number>, slotted: string): ReadonlyMap<Intent, number> {
  const feared = learned.get('bad_news');
  if (feared === undefined || !/\bwhat if\b/.test(slotted)) return learned;
  return new Map([
    ...learned,
    ['bad_news', 0],
    ['safety_schools', (learned.get('safety_schools') ?? 0) + feared],
  ]);
}

/** How strongly the words alone speak for each intent. */
export function cuesIn(slotted: string): ReadonlyMap<Intent, number> {
  const found = new Map<Intent, number>();
  for (const { intent, weight, pattern } of CUES)
    if (pattern.test(slotted)) found.set(intent, Math.min(MOST_OF_CUES, (found.get(intent) ?? 0) + weight));
  return found;
}

function slottedExamples(): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    Object.entries(EXAMPLES).map(([intent, examples]) => [intent, examples.map(slottedExample)]),
  );
}

function slottedExample(example: string): string {
  return normalize(example.replace(/\[[^\]]*\]/g, 'aslotcollege').replace(/\{[^}]*\}/g, 'aslotmajor'))
    .plain.replaceAll('aslotcollege', 'COLLEGE')
    .replaceAll('aslotmajor', 'MAJOR')
    .replace(/[$.]?\d[\d.,]*/g, 'NUM');
}
