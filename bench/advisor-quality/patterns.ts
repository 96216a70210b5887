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

const LARGEST_LETTER_STEP = 40;
const ZERO = 'P'.charCodeAt(0);

/** Weights as letters, "P" for zero, and what one step of a letter is worth. */
export function asLetters(lists: readonly Float64Array[]): { scale: number; letters: string[] } {
  const largest = Math.max(
    ...lists.map((weights) => weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)),
  );
  const scale = largest / LARGEST_LETTER_STEP;
  const letterOf = (weight: number): string => String.fromCharCode(ZERO + Math.round(weight / scale));
  return { scale, letters: lists.map((weights) => [...weights].map(letterOf).join('')) };
}

export const quoted = (letters: string): string => `'${letters.replaceAll('\\', '\\\\')}'`;
