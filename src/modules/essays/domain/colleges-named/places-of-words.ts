/** Where each word of a name may begin: "A&M" is one word here, and "Tufts's" stands for "Tufts" too. In small letters. */
export function placesOfWords(text: string): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const { 0: written, index } of text.matchAll(/[\p{L}\p{N}&][\p{L}\p{N}&']*/gu)) {
    const word = written.toLowerCase();
    for (const key of new Set([word, word.replace(/'s$/, '')])) {
      const known = places.get(key);
      if (known === undefined) places.set(key, [index]);
      else known.push(index);
    }
  }
  return places;
}
