/** The bare word, for comparing only: "practiced" and "practicing" have one stem. Never shown. */
export function stem(word: string): string {
  const singular = withoutPlural(word.toLowerCase().replace(/'s$|'$/, ''));
  return withoutFinalVowel(withoutDoubledLetter(withoutEnding(singular)));
}

function withoutPlural(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:ss|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 3 && /[^su]s$/.test(word) && !word.endsWith('is')) return word.slice(0, -1);
  return word;
}

function withoutEnding(word: string): string {
  const bare = withoutTense(word);
  return bare.length > 5 && bare.endsWith('ly') ? bare.slice(0, -2) : bare;
}

function withoutTense(word: string): string {
  if (word.length > 5 && word.endsWith('ing')) return word.slice(0, -3);
  if (word.length > 4 && word.endsWith('ed')) return word.slice(0, -2);
  return word;
}

const withoutDoubledLetter = (word: string): string =>
  word.length > 3 && /([bdfgklmnprt])\1$/.test(word) ? word.slice(0, -1) : word;

function withoutFinalVowel(word: string): string {
  const bare = word.length > 3 && word.endsWith('e') ? word.slice(0, -1) : word;
  return bare.length > 3 && bare.endsWith('i') ? `${bare.slice(0, -1)}y` : bare;
}
