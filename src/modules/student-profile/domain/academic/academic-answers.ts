import { type GradeLevel, type SchoolType, type TestPreference } from '../choices.js';
import { type UsState } from '../us-states.js';
import { type GpaScale, type NOT_APPLICABLE, type WrittenGpa } from './gpa.js';

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
