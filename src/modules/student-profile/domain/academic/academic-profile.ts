import { type GradeLevel, type SchoolType, type TestPreference } from '../choices.js';
import { type Changes } from '../changes.js';
import { ProfileRecord } from '../profile-record.js';
import { insist } from '../rule.js';
import { type UsState } from '../us-states.js';
import { ACADEMIC_RULES } from './academic-rules.js';
import { withNoneWhereLeftBlank } from './advanced-coursework.js';
import { type GpaScale, type NOT_APPLICABLE, type WrittenGpa } from './gpa.js';
import { withSatTotal } from './sat.js';

/** Null is "never entered". */
export class AcademicAnswers {
  currentGradeLevel: GradeLevel | null = null;
  graduationYear: number | null = null;
  schoolName: string | null = null;
  schoolState: UsState | null = null;
  schoolType: SchoolType | null = null;
  gpaScale: GpaScale = '4.0';
  unweightedGpa: WrittenGpa | null = null;
  weightedGpa: WrittenGpa | null = null;
  classRank: number | typeof NOT_APPLICABLE | null = null;
  classSize: number | null = null;
  testPreference: TestPreference | null = null;
  satTotal: number | null = null;
  satMath: number | null = null;
  satReadingWriting: number | null = null;
  actComposite: number | null = null;
  actEnglish: number | null = null;
  actMath: number | null = null;
  actReading: number | null = null;
  actScience: number | null = null;
  apCoursesTaken: number | null = null;
  apCoursesPlanned: number | null = null;
  honorsCourses: number | null = null;
  dualEnrollmentCredits: number | typeof NOT_APPLICABLE | null = null;
  ibProgram: boolean | null = null;
  ibDiplomaCandidate: boolean | null = null;
  ibCasComplete: boolean | null = null;
  ibHlCount: number | null = null;
  ibSlCount: number | null = null;
  ibAnticipatedScore: number | null = null;
}

/** School, grades, test scores and advanced coursework. */
export class AcademicProfile extends ProfileRecord<AcademicAnswers> {
  protected blank(): AcademicAnswers {
    return new AcademicAnswers();
  }

  protected override check(revised: AcademicAnswers, now: Date): void {
    insist(ACADEMIC_RULES, revised, now);
  }

  protected override settled(revised: AcademicAnswers, changes: Changes<AcademicAnswers>): AcademicAnswers {
    return withSatTotal(withNoneWhereLeftBlank(this.answers, revised, changes));
  }
}
