import { newOdds, oddsAt } from '../chance/chance.js';
import { applicantOf } from '../chance/applicant.js';
import { type CollegeColumns } from '../college/college-columns.js';
import { blend, knownShare } from '../match/blend.js';
import { costFit, extracurricularFit, levelFit, LEVEL_SHARE } from '../match/dimension-fits.js';
import { type PreferenceTable } from '../match/preference-tables.js';
import { isResident, preferencesOf } from '../match/preferences.js';
import { codeAt, numberAt, orNull } from '../numeric/column.js';
import { type StudentMeasures } from '../student/measure-student.js';
import { type MatchWeights } from '../student/student-facts.js';

/** One dimension of the match. */
export interface MatchDimension {
  readonly dimension: keyof MatchWeights;
  /** Its name on screen. */
  readonly label: string;
  /** 0-100, not rounded; null when nothing of it is known. */
  readonly score: number | null;
  /** Its share of all weights, 0-1. */
  readonly weight: number;
  /** How much of it is known, 0-1. */
  readonly known: number;
  /** The two halves of a dimension that has them, 0-100. */
  readonly parts: readonly { readonly part: MatchPart; readonly score: number | null }[];
}

export type MatchPart = 'level' | 'major' | 'setting' | 'region' | 'size' | 'ownership';

/** The parts of a preference weigh the same. */
const HALF = 0.5;

type Scored = Omit<MatchDimension, 'weight'>;

/** The dimension that usually weighs most comes first. */
export function matchDimensions(
  student: StudentMeasures,
  columns: CollegeColumns,
  row: number,
): readonly MatchDimension[] {
  const preferences = preferencesOf(student, columns);
  const odds = newOdds();
  oddsAt(applicantOf(student, columns), columns, row, odds);

  const level =
    Number.isNaN(odds.index) || !preferences.hasGradesOrScore
      ? numberAt(columns.openLevel, row)
      : levelFit(odds.index, numberAt(columns.admittedMean, row), numberAt(columns.admittedDeviation, row));
  const extracurricular = extracurricularFit(preferences.activities, numberAt(columns.activitiesBar, row));
  const resident = isResident(preferences, codeAt(columns.stateCode, row));
  const surcharge = resident ? 0 : numberAt(columns.outOfStateDifference, row);
  const cost = costFit(numberAt(preferences.netPrice, row) + surcharge, preferences.affordable);
  const dimensions = [
    halves('academic', 'academics', ['level', level], LEVEL_SHARE, [
      'major',
      numberAt(preferences.majorFit, row),
    ]),
    whole('extracurricular', 'activities', extracurricular),
    tabled('location', 'location', ['setting', 'region'], preferences.place, columns.place[row] ?? 0),
    whole('cost', 'cost', cost),
    tabled('culture', 'campus', ['size', 'ownership'], preferences.campus, codeAt(columns.campus, row)),
  ];
  return dimensions.map((scored) => ({
    ...scored,
    weight: preferences.totalWeight > 0 ? preferences.weights[scored.dimension] / preferences.totalWeight : 0,
  }));
}

function whole(dimension: Scored['dimension'], label: string, score: number): Scored {
  return { dimension, label, score: orNull(score), known: Number.isNaN(score) ? 0 : 1, parts: [] };
}

function tabled(
  dimension: Scored['dimension'],
  label: string,
  [first, second]: readonly [MatchPart, MatchPart],
  table: PreferenceTable,
  code: number,
): Scored {
  return halves(dimension, label, [first, numberAt(table.first, code)], HALF, [
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
