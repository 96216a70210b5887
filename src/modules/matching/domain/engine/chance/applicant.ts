import { cachedPerStudent } from '../student/cached-per-student.js';

/** A student as the chance formulas read them: plain numbers, with a flag for each unknown. */
export interface Applicant {
  readonly hasTest: boolean;
  readonly test: number;
  readonly hasGrades: boolean;
  readonly grades: number;
  /** 0, the pool's mean, while unknown; the flag then adds the variance. */
  readonly activities: number;
  readonly activitiesUnknown: 0 | 1;
  readonly rigor: number;
  readonly rigorUnknown: 0 | 1;
  readonly willNotSubmit: boolean;
  readonly earlyDecision: boolean;
  readonly earlyAction: boolean;
  /** Computing or engineering, which are harder to get into than the college as a whole. */
  readonly crowdedField: boolean;
  readonly homeStateKnown: boolean;
  /** Position of the home state in `columns.states`; -1 when no college is there. */
  readonly homeStateCode: number;
}

/** CIP families of computing and engineering. */
const CROWDED_FAMILIES: readonly (string | null)[] = ['11', '14'];

export const applicantOf = cachedPerStudent((student, columns): Applicant => {
  const { homeState, applicationRound, cipFamily } = student.facts;
  return {
    hasTest: student.test !== null,
    test: student.test ?? 0,
    hasGrades: student.grades !== null,
    grades: student.grades ?? 0,
    activities: student.activitiesIndex ?? 0,
    activitiesUnknown: student.activitiesIndex === null ? 1 : 0,
    rigor: student.rigor ?? 0,
    rigorUnknown: student.rigor === null ? 1 : 0,
    willNotSubmit: student.willNotSubmit,
    earlyDecision: applicationRound === 'Early Decision',
    earlyAction: applicationRound === 'Early Action',
    crowdedField: CROWDED_FAMILIES.includes(cipFamily),
    homeStateKnown: homeState !== null,
    homeStateCode: homeState === null ? -1 : columns.states.indexOf(homeState),
  };
});
