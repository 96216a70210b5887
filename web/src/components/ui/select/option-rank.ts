import { type Option } from './select-props';

/** How many letters may be missing from a word: "enginering". */
const MAX_MISSING_LETTERS = 2;
const MIN_GUESS_LENGTH = 4;
const MIN_PART_LENGTH = 3;
const EXACT = -1;

const simplified = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const hasLettersInOrder = (letters: string, word: string) => {
  let at = 0;
  for (const letter of word) if (letter === letters[at]) at += 1;
  return at === letters.length;
};

/** Lower is closer; undefined: no match. Also matches initials: "cs" for computer science. */
const distanceOf = (label: string, typed: string): number | undefined => {
  if (label.startsWith(typed)) return 0;
  const words = label.split(' ');
  if (
    words
      .map((word) => word[0])
      .join('')
      .startsWith(typed)
  )
    return 1;
  if (typed.split(' ').every((begun) => words.some((word) => word.startsWith(begun)))) return 1;
  if (typed.length >= MIN_PART_LENGTH && label.includes(typed)) return 2;
  const isGuess =
    typed.length >= MIN_GUESS_LENGTH &&
    words.some(
      (word) =>
        word[0] === typed[0] && hasLettersInOrder(typed, word.slice(0, typed.length + MAX_MISSING_LETTERS)),
    );
  return isGuess ? 3 : undefined;
};

/** An exact other name comes before everything else; the beginning of one counts like the beginning of a word. */
const distanceByOtherNames = (names: readonly string[], typed: string): number | undefined => {
  const known = names.map(simplified);
  if (known.includes(typed)) return EXACT;
  return typed.length >= MIN_PART_LENGTH && known.some((name) => name.startsWith(typed)) ? 1 : undefined;
};

const closestOf = ({ value, label, alsoKnownAs = [] }: Option, query: string): number | undefined => {
  const own = simplified(label);
  if (own === query || simplified(value) === query) return EXACT;
  const distances = [distanceByOtherNames(alsoKnownAs, query), distanceOf(own, query)];
  const known = distances.filter((distance) => distance !== undefined);
  return known.length > 0 ? Math.min(...known) : undefined;
};

/** Matching options, best first, otherwise in their original order. */
export const rankedOptions = (options: readonly Option[], typed: string): readonly Option[] => {
  const query = simplified(typed);
  if (query === '') return options;
  return options
    .flatMap((option) => {
      const distance = closestOf(option, query);
      return distance === undefined ? [] : [{ option, distance }];
    })
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ option }) => option);
};
