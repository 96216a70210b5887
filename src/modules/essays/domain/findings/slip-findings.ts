import { type Finding } from '../reading/finding.js';
import { type Slip } from '../slips/slip.js';
import { type Manuscript, type Span } from '../text/manuscript.js';
import { found } from './found.js';
import { type FindingKind, KINDS } from './kinds.js';
import { stretch } from './places.js';
import { type EssayToJudge } from './essay-to-judge.js';

/** A rule broken often comes before one broken once, up to this. */
const MOST_EXTRA_WEIGHT = 6;
const OWN_KINDS: Readonly<Record<string, FindingKind>> = {
  alot: 'spelling',
  'comma-splice': 'comma-splice',
  'tense-shift': 'tense-shift',
  'past-time-present': 'tense-shift',
  'thought-they-are': 'tense-shift',
  'grade-present': 'tense-shift',
  'walks-and-wrote': 'tense-shift',
  'there-stands': 'tense-shift',
  'opened-smells': 'tense-shift',
  'silent-then': 'comma-splice',
  'comma-therefore': 'comma-splice',
};

/** Slips by their rule: one finding with every place. */
export const slipFindings = ({ slips, manuscript }: EssayToJudge): Finding[] => {
  const shown = new Set<string>();
  return [...Map.groupBy(slips.toSorted(ownFirst), ({ rule }) => rule)].flatMap(([rule, group]) => {
    const [first] = group;
    if (first === undefined) return [];
    const kind = OWN_KINDS[rule] ?? first.kind;
    const weight = KINDS[kind].weight + Math.min(MOST_EXTRA_WEIGHT, group.length);
    const anchors = group
      .flatMap((slip) => quoted(manuscript, slip))
      .filter((place) => isFirst(shown, place));
    return found(kind, anchors, { rule, note: first.note, fix: first.fix ?? '' }, weight);
  });
};

/** Our own rules speak more plainly than those of the grammar package. */
const ownFirst = (a: Slip, b: Slip): number => Number(isOfPackage(a)) - Number(isOfPackage(b));
const isOfPackage = ({ rule }: Slip): boolean => rule.startsWith('harper.');

/** Two rules may stumble over the same words: they are quoted once. */
function isFirst(shown: Set<string>, { start, end }: Span): boolean {
  const key = `${start}-${end}`;
  if (shown.has(key)) return false;
  shown.add(key);
  return true;
}

const FEWEST_WORDS_QUOTED = 3;

/** A slip is quoted with a word or two around it, so that it is found again; a misspelled word stands alone. */
function quoted({ words }: Manuscript, slip: Slip): Span[] {
  const first = words.findIndex(({ end }) => end > slip.start);
  const last = words.findLastIndex(({ start }) => start < slip.end);
  if (first < 0 || last < first) return besideTheMark(words, slip);
  if (slip.kind === 'spelling') return stretch(words.slice(first, last + 1));

  const [from, to] = widened(words, first, last);
  return stretch(words.slice(from, to + 1));
}

function widened(words: Manuscript['words'], first: number, last: number): [number, number] {
  let [from, to] = [first, last];
  while (to - from + 1 < FEWEST_WORDS_QUOTED) {
    if (words[from - 1]?.sentence === words[from]?.sentence && from > 0) from--;
    else if (to + 1 < words.length && words[to + 1]?.sentence === words[to]?.sentence) to++;
    else break;
  }
  return [from, to];
}

/** A mark between two words is quoted with both. */
function besideTheMark(words: Manuscript['words'], slip: Slip): Span[] {
  const before = words.findLast(({ end }) => end <= slip.start);
  const after = words.find(({ start }) => start >= slip.end);
  if (before === undefined) return [{ start: slip.start, end: slip.end }];
  return [{ start: before.start, end: after?.sentence === before.sentence ? after.end : slip.end }];
}
