import type { CrisisKind } from './crisis-kind.js';
import { plainWords, SENTENCE_END } from './plain-words.js';
import { ABUSE } from './said-outright/abuse.js';
import { BAD_DAY } from './said-outright/bad-day.js';
import { EATING } from './said-outright/eating.js';
import { FRIEND } from './said-outright/friend.js';
import { HARASSMENT } from './said-outright/harassment.js';
import { IDIOMS } from './said-outright/idioms.js';
import { MEDICAL } from './said-outright/medical.js';
import type { SaidOutright } from './said-outright/said-outright.js';
import { SELF_HARM } from './said-outright/self-harm.js';
import { byFirstWord, endOfSentence, type Sentence, sentenceOf } from './said-outright/sentence.js';
import { SUICIDE } from './said-outright/suicide.js';
import { UNSAFE } from './said-outright/unsafe.js';
import { VIOLENCE } from './said-outright/violence.js';
import { TOPICS } from './said-outright/word-lists.js';

const MASKED = '_';
const BAD_DAYS_WITHIN_WORDS = 40;
/** A "not" so many words before takes back a sign. */
const NEGATION_WITHIN_WORDS = 2;

interface Sign {
  readonly kind: CrisisKind;
  readonly sentence: Sentence;
  readonly always: boolean;
}

/** In this order: where two begin at the same word, the first is heard. */
const SIGNS = byFirstWord(
  [SUICIDE, SELF_HARM, ABUSE, UNSAFE, VIOLENCE, EATING, MEDICAL, HARASSMENT, FRIEND].flatMap(signsOf),
  ({ sentence }) => sentence,
);
const IDIOMS_BY_WORD = byFirstWord(IDIOMS.map(sentenceOf), (sentence) => sentence);
const BAD_DAY_BY_WORD = byFirstWord(BAD_DAY.map(sentenceOf), (sentence) => sentence);
const TOPIC_WORDS = new Set(TOPICS.split(' '));

/**
 * What danger to the writer or to a friend a text tells of outright, or null. It hears words, not people: it can miss and it can be
 * wrong, so all that follows from it is a card with people to call.
 */
export function crisisIn(text: string): CrisisKind | null {
  const words = withoutIdioms(plainWords(`${text}.`));
  return kindSaidIn(words) ?? (isBadDayTwice(words) ? 'suicide' : null);
}

function signsOf({ kind, always, unlessDenied }: SaidOutright): Sign[] {
  return [
    ...always.map((written) => ({ kind, sentence: sentenceOf(written), always: true })),
    ...unlessDenied.map((written) => ({ kind, sentence: sentenceOf(written), always: false })),
  ];
}

function withoutIdioms(words: string[]): string[] {
  for (let at = 0; at < words.length; at++) {
    const end = firstEnd(IDIOMS_BY_WORD, words, at);
    if (end !== null) words.fill(MASKED, at, end);
  }
  return words;
}

function kindSaidIn(words: readonly string[]): CrisisKind | null {
  for (let at = 0; at < words.length; at++) {
    const sign = SIGNS.get(words[at] ?? '')?.find((candidate) => isSaid(candidate, words, at));
    if (sign !== undefined) return sign.kind;
  }
  return null;
}

const isSaid = ({ sentence, always }: Sign, words: readonly string[], at: number): boolean =>
  endOfSentence(sentence, words, at) !== null && (always || !(isNegated(words, at) || isTopic(words, at)));

const isNegated = (words: readonly string[], at: number): boolean =>
  words.slice(Math.max(0, at - NEGATION_WITHIN_WORDS), at).some((word) => word === 'not' || word === 'never');

function isTopic(words: readonly string[], at: number): boolean {
  const start = words.lastIndexOf(SENTENCE_END, at) + 1;
  return words.slice(start, at).some((word) => TOPIC_WORDS.has(word));
}

function isBadDayTwice(words: readonly string[]): boolean {
  const places = words.flatMap((_word, at) => (firstEnd(BAD_DAY_BY_WORD, words, at) === null ? [] : [at]));
  return places.some((place, index) => place - (places[index - 1] ?? -Infinity) <= BAD_DAYS_WITHIN_WORDS);
}

function firstEnd(
  sentences: ReadonlyMap<string, readonly Sentence[]>,
  words: readonly string[],
  at: number,
): number | null {
  for (const sentence of sentences.get(words[at] ?? '') ?? []) {
    const end = endOfSentence(sentence, words, at);
    if (end !== null) return end;
  }
  return null;
}
