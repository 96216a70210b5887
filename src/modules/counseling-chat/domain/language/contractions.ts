const ENDINGS: readonly (readonly [ending: RegExp, word: string])[] = [
  [/'re$/, 'are'],
  [/'ve$/, 'have'],
  [/'ll$/, 'will'],
  [/'d$/, 'would'],
  [/^i'm$/, 'am'],
];
/** After other words 's is an owner's. */
const IS_AFTER = /^(?:what|who|where|when|how|why|it|that|there|here|he|she|everything|something|nothing)'s$/;

/** "you're" as "you" and "are"; undefined for a word without an apostrophe, or one that owns something. */
export function contraction(word: string): readonly string[] | undefined {
  const [stem = ''] = word.split("'");
  if (IS_AFTER.test(word)) return [stem, 'is'];
  const ending = ENDINGS.find(([pattern]) => pattern.test(word));
  return ending && [stem, ending[1]];
}
