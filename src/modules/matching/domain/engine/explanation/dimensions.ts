import { newOdds, oddsAt } from '../chance/chance.js';
import { applicantOf } from '../chance/applicant.js';
import { type CollegeColumns } from '../college/college-columns.js';
import { blend, knownShare } from '../match/blend.js';
import { costFit, extracurricularFit, levelFit, LEVEL_SHARE } from '../match/dimension-fits.js';
import { type WishTable } from '../match/wish-tables.js';
import { isResident, wishesOf } from '../match/wishes.js';
import { codeAt, numberAt, orNull } from '../numeric/column.js';
import { type StudentMeasures } from '../student/measure-student.js';
import { type MatchWeights } from '../student/student-facts.js';

/** One dimension of the match. */
export interface MatchDimension {
  readonly dimension: keyof MatchWeights;
  /** What it is called on screen. */
  readonly label: string;
  /** 0-100, not rounded; null when nothing of it is known. */
  readonly score: number | null;
  /** Its part of all weights, 0-1. */
  readonly weight: number;
  /** How much of it is known, 0-1. */
  readonly known: number;
  /** The two halves of a dimension that has them, 0-100. */
  readonly parts: readonly { readonly part: MatchPart; readonly score: number | null }[];
}

export type MatchPart = 'level' | 'major' | 'setting' | 'region' | 'size' | 'ownership';

type Scored = Omit<MatchDimension, 'weight'>;

/** In the usual order of weight. */
export function matchDimensions(
  student: StudentMeasures,
  columns: CollegeColumns,
  row: number,
): readonly MatchDimension[] {
  const wishes = wishesOf(student, columns);
  const odds = newOdds();
  oddsAt(applicantOf(student, columns), columns, row, odds);

  const level =
    Number.isNaN(odds.index) || !wishes.hasGradesOrScore
      ? numberAt(columns.openLevel, row)
      : levelFit(odds.index, numberAt(columns.admittedMean, row), numberAt(columns.admittedDeviation, row));
  const extracurricular = extracurricularFit(wishes.activities, numberAt(columns.activitiesBar, row));
  const resident = isResident(wishes, codeAt(columns.stateCode, row));
  const surcharge = resident ? 0 : numberAt(columns.outOfStateDifference, row);
  const cost = costFit(numberAt(wishes.netPrice, row) + surcharge, wishes.affordable);
  const dimensions = [
    halves('academic', 'academics', ['level', level], LEVEL_SHARE, ['major', numberAt(wishes.majorFit, row)]),
    whole('extracurricular', 'activities', extracurricular),
    tabled('location', 'location', ['setting', 'region'], wishes.place, columns.place[row] ?? 0),
    whole('cost', 'cost', cost),
    tabled('culture', 'campus', ['size', 'ownership'], wishes.campus, codeAt(columns.campus, row)),
  ];
  return dimensions.map((scored) => ({
    ...scored,
    weight: wishes.totalWeight > 0 ? wishes.weights[scored.dimension] / wishes.totalWeight : 0,
  }));
}

function whole(dimension: Scored['dimension'], label: string, score: number): Scored {
  return { dimension, label, score: orNull(score), known: Number.isNaN(score) ? 0 : 1, parts: [] };
}

function tabled(
  dimension: Scored['dimension'],
  label: string,
  [first, second]: readonly [MatchPart, MatchPart],
  table: WishTable,
  code: number,
): Scored {
  return halves(dimension, label, [first, numberAt(table.first, code)], 0.5, [
    second,
    numberAt(table.second, code),
  ]);
}

function halves(
  dimension: Scored['dimension'],
  label: string,
  [first, one]: readonly [MatchPart, number],
  firstShare: number,
  [second, other]: readonly [MatchPart, number],
): Scored {
  return {
    dimension,
    label,
    score: orNull(blend(one, firstShare, other)),
    known: knownShare(one, firstShare, other),
    parts: [
      { part: first, score: orNull(one) },
      { part: second, score: orNull(other) },
    ],
  };
}
