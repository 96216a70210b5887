import { type Option } from './select-props';

/** How many letters may be missing from a word: "enginering". */
const MAX_MISSING_LETTERS = 2;
const MIN_GUESS_LENGTH = 4;
const MIN_PART_LENGTH = 3;

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

/** Matching options, best first, otherwise in their original order. */
export const rankedOptions = (options: readonly Option[], typed: string): readonly Option[] => {
  const query = simplified(typed);
  if (query === '') return options;
  return options
    .flatMap((option) => {
      const distance = simplified(option.value) === query ? 0 : distanceOf(simplified(option.label), query);
      return distance === undefined ? [] : [{ option, distance }];
    })
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ option }) => option);
};
