const SUFFIXES: readonly (readonly [suffix: string, replacement: string])[] = [
  ['s', ''],
  ['es', ''],
  ['ly', ''],
  ['ily', 'y'],
  ['ness', ''],
  ['iness', 'y'],
  ['ish', ''],
  ['like', ''],
  ['less', ''],
  ['er', ''],
  ['er', 'e'],
  ['ers', ''],
  ['ers', 'e'],
  ['y', ''],
  ['y', 'e'],
  ['al', ''],
  ['ance', 'ant'],
  ['ence', 'ent'],
];

/** "Head-gate" may be written as one word; "high-school" is asked about by name. */
const halvesOf = (lower: string): string[] =>
  Array.from({ length: Math.max(0, lower.length - 2 * SHORTEST_STEM + 1) }, (_, at) => {
    const middle = at + SHORTEST_STEM;
    return `${lower.slice(0, middle)}-${lower.slice(middle)}`;
  });

const PREFIXES = 'un re non mis over under macro micro multi anti pre super semi bio grand co'.split(' ');

const SHORTEST_STEM = 4;

/** "Eventualy" is no form of "eventual". */
const HALF_AN_ENDING = /[aeiou]ly$/;

/** What a word may be a regular form of: "insularly" of "insular". A dictionary lacks many of those. */
export function simplerForms(word: string): string[] {
  const lower = word.toLowerCase();
  const isLongEnough = (affix: string) => lower.length - affix.length >= SHORTEST_STEM;

  const withoutSuffix = SUFFIXES.filter(
    ([suffix]) =>
      lower.endsWith(suffix) && isLongEnough(suffix) && !(suffix === 'y' && HALF_AN_ENDING.test(lower)),
  ).map(([suffix, replacement]) => lower.slice(0, -suffix.length) + replacement);
  const withoutPrefix = PREFIXES.filter((prefix) => lower.startsWith(prefix) && isLongEnough(prefix)).map(
    (prefix) => lower.slice(prefix.length),
  );
  return [...withoutSuffix, ...withoutPrefix, ...halvesOf(lower)];
}
