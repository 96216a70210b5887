/** Words that a name has in other letters. */
const AS_WRITTEN: Readonly<Record<string, string>> = {
  act: 'ACT',
  ap: 'AP',
  gpa: 'GPA',
  ib: 'IB',
  id: 'ID',
  sat: 'SAT',
  url: 'URL',
  zip: 'ZIP',
};

/** `unweighted_gpa` and `unweightedGpa` become “Unweighted GPA”. */
export function sentenceOf(name: string): string {
  const words = name
    .replace(/([\da-z])([A-Z])/g, '$1 $2')
    .split(/[\s_-]+/)
    .map((word) => AS_WRITTEN[word.toLowerCase()] ?? word.toLowerCase());
  const sentence = words.join(' ');
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
