import { inManyEssays } from '../../learned/likeness.js';
import { type Finding } from '../../reading/finding.js';
import { type SentenceFacts } from '../../reading/measures.js';
import { type Sentence, type Span, type Word } from '../../text/manuscript.js';
import { stem } from '../../text/stem.js';
import { CONCRETE } from '../../word-lists/vivid-words/concrete-words.js';
import { comesBack, sayTheSame } from './said-again.js';
import { EVERYDAY_WORDS } from '../../word-lists/everyday-words.js';
import { found } from '../found.js';
import { overlaps, stretch } from '../places.js';
import { type EssayToJudge } from '../essay-to-judge.js';

const MOST_SENTENCES = 3;
const SHORTEST_WORD = 3;
/** So many words come back, and they are such a share of all that say something. */
const ONE_SENTENCE = { repeats: 2, share: 0.3, fewestWords: 9 };
const SEVERAL = { repeats: 3, share: 0.34 };
/** One word of no thing comes back so often in a few words. */
const ONE_WORD = { times: 3, mostWords: 42, mostThings: 3 };
/** What only one could have written comes back on purpose. */
const LIKELY = 0.4;
const LONGEST_BEAT = 5;
const MOST_TO_SEE = 2;
const WORDS_SHOWN = 14;
const MOST_SHOWN = 4;
/** "Teach" and "teacher" say the same thing. */
const DOER = /(?:er|or|ion|ive|ence|ance|ment|ness|ity)$/;
const LONG_ENOUGH = 6;

/** Sentences that say what was just said, in the same words. */
export function saidTwice(essay: EssayToJudge): Finding[] {
  const places: Span[] = [];
  for (let size = 1; size <= MOST_SENTENCES; size++) {
    for (const place of repeatsOf(essay, size)) if (!overlaps(place, places)) places.push(place);
  }
  return found(
    'said-twice',
    places.slice(0, MOST_SHOWN).map((place) => shown(essay, place)),
  );
}

/** The places where so many sentences in a row are a repeat. */
const repeatsOf = ({ facts }: EssayToJudge, size: number): Span[] =>
  facts.flatMap((_, from) => {
    const group = facts.slice(from, from + size);
    if (group.length < size || !standTogether(group) || !isSaidTwice(group)) return [];
    return stretch(group.map(({ sentence }) => sentence));
  });

function isSaidTwice(group: readonly SentenceFacts[]): boolean {
  if (!group.some((facts) => inManyEssays(facts) >= LIKELY)) return false;
  if (isRepeat(group)) return true;
  const [first, second] = group;
  if (first === undefined || group.length > 2 || isDrumbeat(group)) return false;
  return comesBack(group) || (second !== undefined && sayTheSame(first, second));
}

const standTogether = (group: readonly SentenceFacts[]): boolean =>
  group.every(
    ({ sentence, hasSpeech, numbers }) =>
      !sentence.isSpoken &&
      !hasSpeech &&
      (numbers === 0 || !/\d/.test(sentence.text)) &&
      sentence.paragraph === group[0]?.sentence.paragraph,
  );

function isRepeat(group: readonly SentenceFacts[]): boolean {
  if (group.some(({ sentence }) => /\?\W*$/.test(sentence.text)) || isDrumbeat(group)) return false;
  const all = group.flatMap(({ sentence }) => sentence.words).filter(saysSomething);
  const words = all.filter((word) => !handsOver(word, group, all));
  const things = group.reduce((sum, { concrete }) => sum + concrete, 0);
  if (things > MOST_TO_SEE * group.length) return false;

  const times = Map.groupBy(words, keyOf);
  const repeats = [...times.values()].reduce((sum, same) => sum + (same.length - 1) * worthOf(same[0]), 0);
  const share = words.length === 0 ? 0 : repeats / words.length;

  if (group.length === 1) {
    const long = group[0]?.sentence.words.length ?? 0;
    const hammers = [...times.values()].some(
      (same) => same.length >= ONE_WORD.times && worthOf(same[0]) === 1,
    );
    return (
      (hammers && long <= ONE_WORD.mostWords && things <= ONE_WORD.mostThings) ||
      (repeats >= ONE_SENTENCE.repeats && share >= ONE_SENTENCE.share && long >= ONE_SENTENCE.fewestWords)
    );
  }
  const length = group.reduce((sum, { sentence }) => sum + sentence.words.length, 0);
  const hammers = [...times.values()].some(
    (same) => same.length >= ONE_WORD.times && worthOf(same[0]) === 1 && spread(same) > 1,
  );
  return (
    (repeats >= SEVERAL.repeats && share >= SEVERAL.share) ||
    (hammers && length <= ONE_WORD.mostWords && things <= 1)
  );
}

/** "I fixed the Tuesdays. I fixed the snow.": short, and begun alike on purpose. */
const isDrumbeat = (group: readonly SentenceFacts[]): boolean =>
  group.some(({ sentence }, at) => {
    const next = group[at + 1]?.sentence;
    return (
      next !== undefined &&
      sentence.words.length <= LONGEST_BEAT &&
      next.words.length <= LONGEST_BEAT &&
      beginning(sentence) === beginning(next)
    );
  });

const beginning = ({ words }: Sentence): string =>
  words
    .slice(0, 2)
    .map(({ lower }) => lower)
    .join(' ');

/** "The number is zero. Zeros are what people skip": a word that comes twice, and the second time begins a sentence. */
function handsOver(word: Word, group: readonly SentenceFacts[], all: readonly Word[]): boolean {
  const at = group.findIndex(({ sentence }) => sentence.words[0] === word);
  const last = group[at - 1]?.sentence.words.at(-1);
  return (
    last !== undefined &&
    keyOf(last) === keyOf(word) &&
    all.filter((other) => keyOf(other) === keyOf(word)).length === 2
  );
}

const spread = (words: readonly Word[]): number => new Set(words.map(({ sentence }) => sentence)).size;

/** A thing may well come back: the story is about it. */
const worthOf = (word: Word | undefined): number =>
  word !== undefined && (CONCRETE.has(word.lower) || SPEAKS.has(word.lower)) ? 0.5 : 1;

const SPEAKS = new Set(['asked', 'ask', 'told', 'called', 'answered', 'replied', 'asks', 'read', 'looked']);

const NUMBER =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)(?:-\p{L}+)?$/u;

const saysSomething = ({ lower, isNumber, text }: Word): boolean =>
  !isNumber &&
  !NUMBER.test(lower) &&
  lower.length >= SHORTEST_WORD &&
  !EVERYDAY_WORDS.has(lower) &&
  !/^\p{Lu}/u.test(text.slice(1));

function keyOf({ lower }: Word): string {
  const bare = stem(lower);
  return bare.length >= LONG_ENOUGH ? bare.replace(DOER, '') : bare;
}

/** The beginning of a long place is enough to find it. */
function shown({ manuscript }: EssayToJudge, { start, end }: Span): Span {
  const words = manuscript.words
    .filter((word) => word.start >= start && word.end <= end)
    .slice(0, WORDS_SHOWN);
  return { start, end: words.at(-1)?.end ?? end };
}
