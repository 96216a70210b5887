import { phrase, type Phrase } from '../../../domain/figures/figure.js';
import { type Block, type ChanceRow } from '../../../domain/replies/reply.js';
import { type Chance, type ListedCollege, type SavedCollege } from '../../tools/tool-results.js';
import { NOT_A_SAFETY_YET, rangeAndEstimate, rangeOf } from '../chance-words.js';
import { NO_RATE_OF_MAJOR, whyNotSafe } from '../not-safe.js';

type Estimated = Pick<ListedCollege, 'college' | 'chance' | 'admitsSeparately'>;

/** "Pittsburgh: 26–91%, best estimate 64%, target" */
export function chanceLine({ college, chance, admitsSeparately }: Estimated): Phrase {
  if (chance === null)
    return phrase`${college.name}: ${admitsSeparately === true ? NO_RATE_OF_MAJOR : 'no estimate yet'}`;
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

/** A likely college that is not safe is planned on as a target. */
const standing = (chance: Chance): Phrase =>
  chance.notSafeReason === null
    ? phrase`, ${chance.category}`
    : phrase`; ${NOT_A_SAFETY_YET}: ${whyNotSafe(chance)}`;

export const chancesBlock = (rows: readonly ListedCollege[]): Block => ({
  type: 'chances',
  rows: rows.flatMap(chanceRow),
});

const chanceRow = ({ college, chance }: ListedCollege): ChanceRow[] =>
  chance === null ? [] : [{ ...rangeOf(college, chance), category: chance.category, note: chance.notSafe }];

/** The hardest to get into first; those without an estimate last. */
export const hardestFirst = <Row extends Estimated>(rows: readonly Row[]): readonly Row[] =>
  rows.toSorted((a, b) => estimateOf(a) - estimateOf(b));

const NO_ESTIMATE = 2;
const estimateOf = ({ chance }: Estimated): number =>
  typeof chance?.estimate.value === 'number' ? chance.estimate.value : NO_ESTIMATE;
