import { ABROAD } from '../college/place/abroad.js';
import { ASSURED_RULES } from '../college/admission/assured-rules.js';
import { type EffectColumns } from '../college/admission/chance-columns.js';
import { crowdedMajorOf } from '../college/admission/crowded-majors.js';
import { cachedPerStudent } from '../student/cached-per-student.js';
import { assuredCandidate } from '../student/assured-candidate.js';
import { earlyRoundsOf, type EarlyRounds } from './early-rounds.js';

/** A student as the chance formulas read them: plain numbers, with a flag for each unknown. */
export interface Applicant {
  readonly hasTest: boolean;
  readonly test: number;
  readonly hasGrades: boolean;
  readonly grades: number;
  /** How differently schools grade the same record, squared; 0 while grades are unknown. */
  readonly gradingNoise: number;
  /** 0, the pool's mean, while unknown; the flag then adds the variance. */
  readonly activities: number;
  readonly activitiesUnknown: 0 | 1;
  readonly rigor: number;
  readonly rigorUnknown: 0 | 1;
  readonly willNotSubmit: boolean;
  /** Null for the many students who apply early nowhere. */
  readonly earlyRounds: EarlyRounds | null;
  /** What the intended major does at each college: some majors are harder to get into than the college as a whole. */
  readonly major: EffectColumns;
  readonly homeStateKnown: boolean;
  /** Position of the home state in `columns.states`; -1 when no college is there. */
  readonly homeStateCode: number;
  /** One for each of `ASSURED_RULES`: whether the student meets it. */
  readonly assured: readonly boolean[];
}

/** Spread of the grade index over schools for the same record; a class rank compares students of one school. Measured. */
export const GRADING_SPREAD = { average: 0.2, withRank: 0.12 } as const;

export const applicantOf = cachedPerStudent((student, columns): Applicant => {
  const { homeState } = student.facts;
  const crowded = crowdedMajorOf(student.facts);
  const candidate = assuredCandidate(student);
  return {
    hasTest: student.test !== null,
    test: student.test ?? 0,
    hasGrades: student.grades !== null,
    grades: student.grades ?? 0,
    gradingNoise:
      student.grades === null
        ? 0
        : (student.rankKnown ? GRADING_SPREAD.withRank : GRADING_SPREAD.average) ** 2,
    activities: student.activitiesIndex ?? 0,
    activitiesUnknown: student.activitiesIndex === null ? 1 : 0,
    rigor: student.rigor ?? 0,
    rigorUnknown: student.rigor === null ? 1 : 0,
    willNotSubmit: student.willNotSubmit,
    earlyRounds: earlyRoundsOf(student.facts, columns),
    major: crowded === null ? columns.ordinaryMajor : columns.crowdedMajors[crowded],
    homeStateKnown: homeState !== null,
    homeStateCode: homeState === null ? -1 : columns.states.indexOf(homeState),
    assured: ASSURED_RULES.map(
      ({ state, met }) => homeState !== ABROAD && (state ?? homeState) === homeState && met(candidate),
    ),
  };
});
