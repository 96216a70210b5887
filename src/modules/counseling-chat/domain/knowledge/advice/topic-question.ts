import { type Topic } from './topics/topic.js';

const LONGEST = 29;
const SHORTEST = 10;
const ASKS =
  /^(?:how|what|which|who|when|where|why|can|could|do|does|did|is|are|am|should|will|would|have|must)\b/u;

/** Words that are written with capitals or an apostrophe, as students type them. */
const WRITTEN: Readonly<Record<string, string>> = {
  i: 'I',
  im: 'I’m',
  ive: 'I’ve',
  ill: 'I’ll',
  dont: 'don’t',
  cant: 'can’t',
  wont: 'won’t',
  didnt: 'didn’t',
  isnt: 'isn’t',
  doesnt: 'doesn’t',
  whats: 'what’s',
  fafsa: 'FAFSA',
  css: 'CSS',
  sat: 'SAT',
  act: 'ACT',
  psat: 'PSAT',
  ap: 'AP',
  ib: 'IB',
  gpa: 'GPA',
  ncaa: 'NCAA',
  naia: 'NAIA',
  rotc: 'ROTC',
  toefl: 'TOEFL',
  d1: 'D1',
  d3: 'D3',
  wue: 'WUE',
  ut: 'UT',
  ai: 'AI',
  u: 'you',
  daca: 'DACA',
  cs: 'CS',
  hbcu: 'HBCU',
};

/** A short way to ask for a topic, as a chip says it; null where nobody asks for it in a few words. */
export function questionOf({ asked }: Topic): string | null {
  const found = asked.find(
    (phrase) => phrase.length <= LONGEST && phrase.length >= SHORTEST && ASKS.test(phrase),
  );
  if (found === undefined) return null;
  const written = found
    .split(' ')
    .map((word) => WRITTEN[word] ?? word)
    .join(' ');
  return `${written.charAt(0).toUpperCase()}${written.slice(1)}${/\?$/u.test(found) ? '' : '?'}`;
}
