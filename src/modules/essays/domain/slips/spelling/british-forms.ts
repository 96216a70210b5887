const AMERICAN: readonly (readonly [RegExp, string])[] = [
  [/our(?=$|s|ed|ing|ite|ites|ful|able|hood|er|ers|less)/, 'or'],
  [/is(e|ed|es|ing|er|ation|ations)$/, 'iz$1'],
  [/ys(e|ed|es|ing)$/, 'yz$1'],
  [/re$/, 'er'],
  [/res$/, 'ers'],
  [/ll(ed|ing|er|ers)$/, 'l$1'],
  [/ogue(s?)$/, 'og$1'],
  [/ence$/, 'ense'],
  [/ae|oe/, 'e'],
  [/mme(s?)$/, 'm$1'],
  [/ey$/, 'ay'],
  [/towards$/, 'toward'],
];

/** "Colour" is no slip beside "color". */
export function isBritishForm(word: string, suggestions: readonly string[]): boolean {
  const lower = word.toLowerCase();
  const known = new Set(suggestions.map((suggestion) => suggestion.toLowerCase()));
  return AMERICAN.some(([from, to]) => from.test(lower) && known.has(lower.replace(from, to)));
}
