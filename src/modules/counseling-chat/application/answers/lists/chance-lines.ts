import { phrase, type Phrase } from '../../../domain/figures/figure.js';
import { printed, rangeInRow } from '../../../domain/figures/print.js';
import { type Block, type ChanceRow } from '../../../domain/replies/reply.js';
import { type Chance, type ListedCollege, type SavedCollege } from '../../tools/tool-results.js';

/** "Pittsburgh: 26–91%, best estimate 64%, target" */
export function chanceLine({ college, chance }: ListedCollege): Phrase {
  if (chance === null) return phrase`${college.name}: no estimate yet`;
  return phrase`${college.name}: ${rangeAndEstimate(chance)}${standing(chance)}`;
}

/** The same on the student’s list, where the student may have put a college elsewhere than the estimate does. */
export function savedLine(row: SavedCollege): Phrase {
  const { college, chance, category } = row;
  if (chance === null) return phrase`${college.name}: no estimate yet, ${category}`;
  return chance.category === category
    ? chanceLine(row)
    : phrase`${college.name}: ${rangeAndEstimate(chance)}, ${category} (your call)`;
}

/** One figure where the range is a point. */
function rangeAndEstimate(chance: Chance): Phrase {
  const range = rangeInRow(chance);
  return range.figures.length === 1 ? range : phrase`${range}, best estimate ${printed(chance.estimate)}`;
}

/** A likely college that is not safe is planned on as a target. */
function standing({ category, notSafe, low }: Chance): Phrase {
  return notSafe === null
    ? phrase`, ${category}`
    : phrase`; likely, but plan on it as a target: ${whyNotSafe(notSafe, low)}`;
}

/** The reason of the match without its figures; the low end is printed as the figure it is. */
function whyNotSafe(notSafe: string, low: Chance['low']): Phrase {
  if (notSafe.includes('range reaches down')) return phrase`the low end is ${printed(low)}`;
  if (notSafe.includes('your family can plan for')) return phrase`over your family’s budget`;
  if (notSafe.includes('your estimate is below')) return phrase`not quite sure enough`;
  return phrase`${notSafe.replace(/^Not counted as a safety: /, '').replace(/\.$/, '')}`;
}

export const chancesBlock = (rows: readonly ListedCollege[]): Block => ({
  type: 'chances',
  rows: rows.flatMap(chanceRow),
});

function chanceRow({ college, chance }: ListedCollege): ChanceRow[] {
  if (chance === null) return [];
  const [low, high, estimate] = [chance.low.value, chance.high.value, chance.estimate.value];
  if (typeof low !== 'number' || typeof high !== 'number' || typeof estimate !== 'number') return [];
  const { category, notSafe: note } = chance;
  return [{ collegeId: college.id, name: college.name, low, high, estimate, category, note }];
}

/** The hardest to get into first; those without an estimate last. */
export const hardestFirst = <Row extends ListedCollege>(rows: readonly Row[]): readonly Row[] =>
  rows.toSorted((a, b) => estimateOf(a) - estimateOf(b));

const NO_ESTIMATE = 2;
const estimateOf = ({ chance }: ListedCollege): number =>
  typeof chance?.estimate.value === 'number' ? chance.estimate.value : NO_ESTIMATE;
