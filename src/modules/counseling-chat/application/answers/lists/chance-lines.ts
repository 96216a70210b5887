import { phrase, type Phrase } from '../../../domain/figures/figure.js';
import { printed, rangeInRow } from '../../../domain/figures/print.js';
import { type Block, type ChanceRow } from '../../../domain/replies/reply.js';
import { type Chance, type ListedCollege } from '../../tools/tool-results.js';

/** "Pittsburgh: 26–91%, best estimate 64%, target" */
export function chanceLine({ college, chance }: ListedCollege): Phrase {
  if (chance === null) return phrase`${college.name}: no estimate yet`;
  return phrase`${college.name}: ${rangeAndEstimate(chance)}${standing(chance)}`;
}

/** One figure where the range is a point. */
function rangeAndEstimate(chance: Chance): Phrase {
  const range = rangeInRow(chance);
  const estimate = printed(chance.estimate);
  return range.text === estimate.text ? range : phrase`${range}, best estimate ${estimate}`;
}

/** A likely college that is not safe is planned on as a target. */
function standing({ category, notSafe, low }: Chance): Phrase {
  return notSafe === null
    ? phrase`, ${category}`
    : phrase`; likely, but plan on it as a target: the low end is ${printed(low)}`;
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
