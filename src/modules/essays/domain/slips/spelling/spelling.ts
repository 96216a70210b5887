import { type Manuscript, type Sentence, type Word } from '../../text/manuscript.js';
import { spanAt } from '../../text/spans.js';
import { CALENDAR } from '../../word-lists/vivid-words/numbers-and-days.js';
import { MANY_HOMES } from '../../word-lists/people-and-places/words-of-many-homes.js';
import { isBritishForm } from './british-forms.js';
import { editDistance } from './edit-distance.js';
import { SHORT_SLIPS } from './short-slips.js';
import { type DictionaryRemark, type Slip } from '../slip.js';

/** A shorter unknown word may be anything: a pet name, a term, another language. */
const SHORTEST_WORD = 5;
/** A longer word may be two letters away from its suggestion. */
const LONG_WORD = 8;
/** A name at the start of a sentence is told from a word by its length. */
const LONGER_THAN_MOST_NAMES = 7;
const SHORTEST_DAY = 6;
/** Used this often, it is meant: a term of the writer's. */
const USES_OF_A_TERM = 3;

interface UnknownWord {
  text: string;
  lower: string;
  start: number;
  suggestions: readonly string[];
}

const isCapitalized = (text: string): boolean => /^\p{Lu}/u.test(text);
const isDay = (text: string): boolean => CALENDAR.has(text.toLowerCase());

/** The misspelled words among those that the dictionary does not know. */
export function spellingSlips(manuscript: Manuscript, remarks: readonly DictionaryRemark[]): Slip[] {
  const uses = usesOf(manuscript.words);
  return remarks.flatMap(({ start, end, suggestions }): Slip[] => {
    const text = manuscript.text.slice(start, end);
    const fix = meantBy(manuscript, uses, { text, lower: text.toLowerCase(), start, suggestions });
    if (fix === null) return [];
    return [
      {
        rule: 'spelling',
        kind: 'spelling',
        start,
        end,
        note: 'is not a spelling the dictionary knows',
        fix,
        weight: 1,
      },
    ];
  });
}

const usesOf = (words: readonly Word[]): ReadonlyMap<string, readonly Word[]> =>
  Map.groupBy(words, ({ lower }) => lower);

/** What the writer meant; null when the word is no slip, or nobody can say. */
function meantBy(
  manuscript: Manuscript,
  uses: ReadonlyMap<string, readonly Word[]>,
  word: UnknownWord,
): string | null {
  const common = SHORT_SLIPS.get(word.lower);
  if (common !== undefined) return common;
  if (!isPlainWord(word.text) || isOfManyHomes(word.lower)) return null;

  const day = word.suggestions.find((one) => isDay(one) && editDistance(word.lower, one.toLowerCase()) <= 2);
  if (day !== undefined && word.lower.length >= SHORTEST_DAY) return day;

  const sentence = spanAt(manuscript.sentences, word.start);
  const isFirst = sentence?.words[0]?.start === word.start;
  if (isNameOrBrand(word, isFirst) || isBritishForm(word.text, word.suggestions)) return null;

  const near = word.suggestions.find((suggestion) => isNear(word.lower, suggestion));
  if (near === undefined || word.lower.length < SHORTEST_WORD || isSameButForSpaceOrCapital(word.lower, near))
    return null;
  if (isCapitalized(near) && !isCapitalized(word.text) && !isDay(near)) return null;

  const others = uses.get(word.lower) ?? [];
  if (others.length >= USES_OF_A_TERM) return null;
  if (isFirst && isCapitalized(word.text) && others.some((one) => isNameInside(manuscript.sentences, one)))
    return null;
  return isCalledSo(manuscript.text, word) && editDistance(word.lower, near.toLowerCase()) === 1
    ? null
    : near;
}

const isPlainWord = (text: string): boolean => /^[\x00-\x7F]+$/.test(text) && !/[\d/-]/.test(text);

const isOfManyHomes = (lower: string): boolean =>
  MANY_HOMES.has(lower) || MANY_HOMES.has(lower.replace(/s$/, ''));

const isNameOrBrand = ({ text }: UnknownWord, isFirst: boolean): boolean =>
  (isCapitalized(text) && (!isFirst || text.length < LONGER_THAN_MOST_NAMES)) ||
  /\p{Lu}/u.test(text.slice(1));

function isNear(lower: string, suggestion: string): boolean {
  const distance = editDistance(lower, suggestion.toLowerCase());
  return distance === 1 || (distance === 2 && lower.length >= LONG_WORD);
}

const isSameButForSpaceOrCapital = (lower: string, suggestion: string): boolean =>
  suggestion.replace(' ', '') === lower || suggestion.toLowerCase() === lower;

const isNameInside = (sentences: readonly Sentence[], word: Word): boolean =>
  isCapitalized(word.text) && sentences[word.sentence]?.words[0]?.start !== word.start;

/** Names of pets and of kin: "my dog called Bisky", "our Nonno". */
const isCalledSo = (text: string, { lower, start }: UnknownWord): boolean =>
  lower.length <= SHORTEST_WORD &&
  /\b(?:called|named|my|our)\s+$/i.test(text.slice(Math.max(0, start - 12), start));
