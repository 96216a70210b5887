import { type Assessment } from '../assess.js';
import { type CollegeFacts } from '../college/college-facts.js';
import { type StudentMeasures } from '../student/measure-student.js';

/** Something to know before trusting an estimate. */
export interface Warning {
  readonly code:
    | 'test-required'
    | 'test-not-considered'
    | 'open-admission-limits'
    | 'early-decision-assumed'
    | 'test-range-estimated';
  /** A sentence or two for the student. */
  readonly words: string;
}

type Rule = (student: StudentMeasures, college: CollegeFacts, assessment: Assessment) => Warning | null;

const RULES: readonly Rule[] = [
  (student, college) =>
    college.testPolicy === 'required' && student.test === null
      ? { code: 'test-required', words: 'This college requires a test score.' }
      : null,
  (student, college) =>
    college.testPolicy === 'not-considered' && student.test !== null
      ? { code: 'test-not-considered', words: "This college doesn't look at test scores." }
      : null,
  (_student, _college, { chanceSource }) =>
    chanceSource === 'open-admission'
      ? {
          code: 'open-admission-limits',
          words: 'This college has open admission. Some of its programs may still choose among applicants.',
        }
      : null,
  ({ facts }, { control }, { chanceSource }) =>
    chanceSource === 'admit-rate' && facts.applicationRound === 'Early Decision' && control !== 'public'
      ? {
          code: 'early-decision-assumed',
          words: 'This assumes that the college offers Early Decision. Check its website.',
        }
      : null,
  (student, college, { chanceSource }) =>
    chanceSource === 'admit-rate' && student.enoughToEstimate && !reportsScores(college)
      ? {
          code: 'test-range-estimated',
          words: 'This college reports no score range, so we estimated it from its other figures.',
        }
      : null,
];

export function warningsOf(
  student: StudentMeasures,
  college: CollegeFacts,
  assessment: Assessment,
): readonly Warning[] {
  return RULES.flatMap((rule) => rule(student, college, assessment) ?? []);
}

function reportsScores(college: CollegeFacts): boolean {
  const sat = [college.satReading25, college.satReading75, college.satMath25, college.satMath75];
  return !sat.includes(null) || (college.act25 !== null && college.act75 !== null);
}
