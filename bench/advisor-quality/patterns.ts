const CHOICE = /\{([^{}]*)\}/;

/** Some of the phrases a pattern stands for: "{i|we} {want|need} to". */
export function phrasesOf(pattern: string, most: number, random: () => number): string[] {
  return [...new Set(Array.from({ length: most }, () => onePhrase(pattern, random)))];
}

function onePhrase(pattern: string, random: () => number): string {
  let text = pattern;
  for (let choice = CHOICE.exec(text); choice !== null; choice = CHOICE.exec(text)) {
    const options = (choice[1] ?? '').split('|');
    const option = options[Math.floor(random() * options.length)] ?? '';
    text = text.slice(0, choice.index) + option + text.slice(choice.index + choice[0].length);
  }
  return text.replace(/ +/g, ' ').trim();
}

/** The same numbers in every run. */
export function randomNumbers(): () => number {
  let state = 7;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

const LARGEST_LETTER_STEP = 40;
const ZERO = 'P'.charCodeAt(0);

/**
 * Weights as letters, "P" for zero, and what one step of a letter is worth. `kept`: the share of the weights that are told apart; the few
 * larger ones are cut, so that the others keep their differences.
 */
export function asLetters(lists: readonly Float64Array[], kept = 1): { scale: number; letters: string[] } {
  const sizes = Float64Array.from(lists.flatMap((weights) => [...weights].map(Math.abs))).sort();
  const scale = (sizes[Math.floor(kept * (sizes.length - 1))] ?? 1) / LARGEST_LETTER_STEP;
  const stepsOf = (weight: number): number =>
    Math.max(-LARGEST_LETTER_STEP, Math.min(LARGEST_LETTER_STEP, Math.round(weight / scale)));
  const letterOf = (weight: number): string => String.fromCharCode(ZERO + stepsOf(weight));
  return { scale, letters: lists.map((weights) => [...weights].map(letterOf).join('')) };
}

export const quoted = (letters: string): string => `'${letters.replaceAll('\\', '\\\\')}'`;
