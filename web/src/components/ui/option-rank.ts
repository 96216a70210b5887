import { type Option } from './select';

/** Letters that may be left out of a word: "enginering". */
const LEFT_OUT = 2;
const SHORTEST_GUESS = 4;
const SHORTEST_PART = 3;

const folded = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const hasInOrder = (letters: string, word: string) => {
  let at = 0;
  for (const letter of word) if (letter === letters[at]) at += 1;
  return at === letters.length;
};

/** The lower the closer; undefined for what does not fit. "cs" are the initials of computer science. */
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
  if (typed.length >= SHORTEST_PART && label.includes(typed)) return 2;
  const isGuess =
    typed.length >= SHORTEST_GUESS &&
    words.some((word) => word[0] === typed[0] && hasInOrder(typed, word.slice(0, typed.length + LEFT_OUT)));
  return isGuess ? 3 : undefined;
};

/** What fits the words typed, the closest first; equally close ones stay as they were. */
export const rankedOptions = (options: readonly Option[], typed: string): readonly Option[] => {
  const wanted = folded(typed);
  if (wanted === '') return options;
  return options
    .flatMap((option) => {
      const distance = folded(option.value) === wanted ? 0 : distanceOf(folded(option.label), wanted);
      return distance === undefined ? [] : [{ option, distance }];
    })
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ option }) => option);
};
