import {
  type CollegeFacts,
  UNKNOWN_STUDENT,
  type StudentFacts,
} from '../../src/modules/matching/domain/engine/index.js';
import { type Row, rowsOf } from '../matching-release.js';

/** A published admit rate of some of a college's applicants, and a student like them. */
export interface PublishedRate {
  readonly kind: string;
  readonly college: CollegeFacts;
  readonly year: string;
  /** Such as "GPA 3.8–4.19". */
  readonly group: string;
  readonly rate: number;
  readonly student: StudentFacts;
}

type Measure = (
  row: Row,
  college: CollegeFacts,
) => { kind: string; group: string; known: Partial<StudentFacts> };

const number = (row: Row, column: string) => Number(row.get(column));
const band = (row: Row) => [row.get('band_low'), row.get('band_high')].join('–');
const ELSEWHERE = 'ME';
const homeOf = (row: Row, college: CollegeFacts) => {
  const residency = row.get('residency');
  if (residency === '') return null;
  return residency === 'in' ? college.state : ELSEWHERE;
};

const byGpa =
  (kind: string): Measure =>
  (row, college) => ({
    kind,
    group: `GPA ${band(row)}`,
    known: { unweightedGpa: number(row, 'probe_gpa'), homeState: homeOf(row, college) },
  });
const byScore =
  (what: string): Measure =>
  (row) => ({
    kind: 'Private, by test score',
    group: `${what} ${band(row)}`,
    known: { satTotal: number(row, 'probe_sat') },
  });

/** The colleges within Berkeley, as far as a major decides between them. */
const BERKELEY_FAMILY: Readonly<Record<string, string>> = { Engineering: '14', Chemistry: '40' };

/** Measures without an entry have no student who could stand for them; the report counts them. */
const MEASURES: Readonly<Record<string, Measure>> = {
  hs_gpa_uc_capped_weighted: byGpa('University of California, by GPA'),
  hs_gpa_fully_weighted_by_college: (row, college) => {
    const within = /\((.*)\)/.exec(row.get('institution') ?? '')?.[1] ?? '';
    const { group, known } = byGpa('')(row, college);
    return {
      kind: 'One college of Berkeley, by GPA',
      group: `${within}, ${group}`,
      known: { ...known, cipFamily: BERKELEY_FAMILY[within] ?? null },
    };
  },
  hs_gpa_unweighted: byGpa('Private, by GPA'),
  sat_total: byScore('SAT'),
  sat_section_critical_reading: byScore('SAT reading'),
  sat_section_math: byScore('SAT math'),
  sat_section_writing: byScore('SAT writing'),
  residency: (row, college) => ({
    kind: 'Public, by residence',
    group: row.get('residency') === 'in' ? 'residents' : 'applicants from other states',
    known: { homeState: homeOf(row, college) },
  }),
  round: () => ({
    kind: 'Private, Early Decision',
    group: 'Early Decision',
    known: { applicationRound: 'Early Decision' },
  }),
  assured_admission_rule: (row, college) => ({
    kind: 'Public, assured admission by rule',
    group: row.get('band_low') ?? '',
    known: {
      homeState: college.state,
      unweightedGpa: row.get('probe_gpa') === '' ? null : number(row, 'probe_gpa'),
      actComposite: row.get('probe_act') === '' ? null : number(row, 'probe_act'),
      ...(row.get('probe_rank_pct') === ''
        ? {}
        : { classRank: number(row, 'probe_rank_pct'), classSize: 100 }),
    },
  }),
};

/** Each college with the admit rate of the year in question, so that only the method is judged and not the age of its data. */
export function publishedRates(colleges: readonly CollegeFacts[]): {
  readonly rates: readonly PublishedRate[];
  readonly leftOut: number;
} {
  const byId = new Map(colleges.map((college) => [college.unitId, college]));
  const rows = rowsOf('published-admit-rates.csv');
  const rates = rows.flatMap((row): PublishedRate[] => {
    const college = byId.get(number(row, 'UNITID'));
    const measure = MEASURES[row.get('measure') ?? ''];
    if (college === undefined || measure === undefined) return [];
    const overall = row.get('overall_rate');
    const then = overall ? { ...college, admitRate: Number(overall) } : college;
    const { kind, group, known } = measure(row, then);
    return [
      {
        kind,
        college: then,
        year: row.get('year') ?? '',
        group,
        rate: number(row, 'admit_rate'),
        student: { ...UNKNOWN_STUDENT, ...known },
      },
    ];
  });
  return { rates, leftOut: rows.length - rates.length };
}
