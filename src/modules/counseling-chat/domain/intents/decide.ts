import { type DialogueState } from '../conversation/dialogue-state.js';
import { type Entities } from '../entities/entities.js';
import { type SentenceVector } from '../understanding/meaning.js';
import { entityDefault } from './entity-default.js';
import { type Intent } from './intent.js';
import { learnedIntents } from './learned-intents.js';
import { type Score, scoresOf } from './scores.js';
import { wordsOfSlotted } from './slotted-text.js';
import { groupsOf } from './word-groups.js';

export interface Decision {
  readonly intent: Intent;
  /** The second reading, where the first is not far ahead. */
  readonly instead: Intent | null;
  /** How much speaks for the best reading. */
  readonly strength: number;
  /** Of 1, how likely the models hold it. */
  readonly likelihood: number;
  /** False when the words told nothing and the names decided. */
  readonly isTold: boolean;
}

const SURE = 0.42;
const POSSIBLE = 0.28;
const FAR_AHEAD = 0.08;
const STRONG = 0.6;

/** Which of several strong readings goes first. */
const FIRST: readonly Intent[] = [
  'ghostwrite',
  'injection',
  'stress',
  'bad_news',
  'verdict',
  'what_if',
  'compare',
  'test_policy',
  'rounds',
  'cheapest',
  'net_price',
  'safety_schools',
];
/** These change something, so a likely reading is not enough. */
const NOT_ON_A_GUESS: readonly Intent[] = ['save_college', 'remove_college', 'tell_fact', 'injection'];

export function decide(
  slotted: string,
  entities: Entities,
  state: DialogueState,
  meaning: SentenceVector | null = null,
): Decision {
  const scores = scoresOf(slotted, entities, state, meaning);
  const [best, second] = ordered(scores);
  if (best === undefined || best.score < POSSIBLE)
    return {
      intent: entityDefault(entities, state, isSomethingSaid(slotted), isLikeASearch(slotted)),
      instead: null,
      strength: best?.score ?? 0,
      likelihood: 0,
      isTold: false,
    };
  const isClear = best.score >= SURE && best.score - (second?.score ?? 0) >= FAR_AHEAD;
  if (best.score < SURE && NOT_ON_A_GUESS.includes(best.intent))
    return {
      intent: entityDefault(entities, state, isSomethingSaid(slotted), isLikeASearch(slotted)),
      instead: best.intent,
      strength: best.score,
      likelihood: 0,
      isTold: false,
    };
  return {
    intent: best.intent,
    instead: isClear || second === undefined || second.score < POSSIBLE ? null : second.intent,
    strength: best.score,
    likelihood: best.likelihood,
    isTold: best.score >= SURE,
  };
}

const MOST_READINGS = 5;
const LEAST_LIKELY = 0.04;
/** Of words that ask for nothing known, no reading is likely. */
const SHARE_OF_KNOWN_WORDS = 0.5;

/** What may have been meant where nothing was told, the likelier first. */
export function likelyMeant(
  slotted: string,
  { topic }: DialogueState,
  meaning: SentenceVector | null,
): readonly Intent[] {
  const words = wordsOfSlotted(slotted);
  const known = words.filter((word) => groupsOf(word).length > 0);
  if (known.length < words.length * SHARE_OF_KNOWN_WORDS) return [];
  return [...learnedIntents(slotted, topic, meaning)]
    .filter(([, likelihood]) => likelihood >= LEAST_LIKELY)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MOST_READINGS)
    .map(([intent]) => intent);
}

/** By score; of those that are strong and close together, by the fixed order. */
function ordered(scores: readonly Score[]): readonly Score[] {
  const top = scores[0]?.score ?? 0;
  const close = scores.filter(({ score }) => score >= STRONG && top - score < FAR_AHEAD);
  if (close.length < 2) return scores;
  const rank = ({ intent }: Score): number => {
    const at = FIRST.indexOf(intent);
    return at === -1 ? FIRST.length : at;
  };
  const first = close.toSorted((one, other) => rank(one) - rank(other));
  return [...first, ...scores.filter((score) => !close.includes(score))];
}

const WORDS_OF_A_SENTENCE = 4;
/** "should i email them every week", "my bio teacher is on leave", and not "blorp". */
const isSomethingSaid = (slotted: string): boolean =>
  isLikeAQuestion(slotted) || slotted.split(' ').length >= WORDS_OF_A_SENTENCE;

export const isLikeAQuestion = (slotted: string): boolean =>
  /\?$|^(?:ok |so |and |but |wait |then |like |also |plus |, )*(?:should|can|could|do|does|did|is|are|am|will|would|how|what|when|where|which|who|why|if|isnt|any|for)\b/.test(
    slotted,
  );

const FEW_WORDS = 6;
/** "Is that too cliche for a CS kid" names a major and looks for no college. */
const isLikeASearch = (slotted: string): boolean =>
  slotted.split(' ').length <= FEW_WORDS ||
  /\b(?:colleges?|schools?|univers\w+|somewhere|someplace|anywhere|places?|campus\w*|programs?|find|looking|near|close|want|live|study|major)\b/.test(
    slotted,
  );
