import {
  type AcademicPreference,
  type CollegeSize,
  type CollegeType,
  type CostOutcomePreference,
  type GradeLevel,
  type IncomeBand,
  type Ownership,
  type RecognitionLevel,
  type Region,
  type Setting,
  type CollegeCommunity,
  type SingleSexColleges,
  type StudentLifePreference,
  type TestPreference,
} from '../domain/choices.js';

export { type AnswersInTalk, StudentAnswers, type TalkedAnswers } from './student-answers.js';
export { GraduationYears } from './graduation-years.js';
export { IdentifyingWords } from './identifying-words.js';
export { ProfileActivity } from './profile-activity.js';
export { ProfileCounts, type ProfileTotals } from './profile-counts.js';
export { type ListedMajor, MajorList } from './major-list.js';
export {
  AcademicRecord,
  ActivityRecord,
  AwardRecord,
  CourseRecord,
  FamilyRecord,
  IbCourseRecord,
  InterestsRecord,
  LeadershipRecord,
  PersonalRecord,
  PortfolioRecord,
  PreferencesRecord,
  ResearchRecord,
  SensitiveAnswers,
} from './record-shapes.js';
export { StudentRecord, StudentRecords } from './student-records.js';
export { type SchoolYear, SchoolYears } from './school-years.js';
export { type Standing, StudentStanding } from './student-standing.js';
export { ProfileChanged } from '../domain/student-profile.events.js';
export {
  type CollegePreferences,
  type StudentOverview,
  StudentOverviews,
  type StudentSummary,
} from './student-overviews.js';

/**
 * A student's answers as matching uses them. Null is "never entered" or "N/A", never zero.
 * Race, gender, name, address beyond the state and ZIP area, and family history are left out on purpose.
 */
export interface AcademicSnapshot {
  readonly studentId: string;
  /** The version of these answers. */
  readonly profileVersion: number;
  /** Two-letter code: the profile's state, else the school's. */
  readonly homeState: string | null;
  /** The first three digits of the profile's ZIP code, for distances; null where it may lie in another state than the home. */
  readonly homeZipArea: string | null;
  readonly gpaScale: 4 | 5 | 6 | 100;
  /** On `gpaScale`; "<70" on the 100 scale arrives as 65. */
  readonly unweightedGpa: number | null;
  /** Up to one point above `gpaScale`; up to 110 on the 100 scale. */
  readonly weightedGpa: number | null;
  readonly classRank: number | null;
  readonly classSize: number | null;
  readonly satTotal: number | null;
  readonly actComposite: number | null;
  readonly testPreference: TestPreference | null;
  readonly apCoursesTaken: number | null;
  readonly ibHlCount: number | null;
  readonly ibSlCount: number | null;
  readonly honorsCourses: number | null;
  readonly dualEnrollmentCredits: number | null;
  readonly intendedMajor: string | null;
  /** Two digits of the intended major's CIP code, such as "11"; null when undecided or not on our list of majors. */
  readonly cipFamily: string | null;
  /** Four digits of it without the dot, such as "1107". */
  readonly majorCip4: string | null;
  readonly gradeLevel: GradeLevel | null;
  readonly activities: readonly {
    readonly id: string;
    readonly hoursPerWeek: number | null;
    readonly weeksPerYear: number | null;
    readonly yearsCommitted: number | null;
    /** Held a leadership position. */
    readonly leadership: boolean;
    readonly level: RecognitionLevel | null;
  }[];
  readonly awards: readonly { readonly level: RecognitionLevel }[];
  readonly researchProjects: number;
  readonly portfolioItems: number;
  readonly settings: readonly Setting[];
  readonly regions: readonly Region[];
  readonly sizes: readonly CollegeSize[];
  readonly ownership: Ownership | null;
  readonly collegeTypes: readonly CollegeType[];
  /** What matters most, of all three groups. */
  readonly priorities: readonly (AcademicPreference | StudentLifePreference | CostOutcomePreference)[];
  readonly singleSexColleges: readonly SingleSexColleges[];
  readonly collegeCommunities: readonly CollegeCommunity[];
  /** The most the family can pay for a year all told, dollars. */
  readonly maxCost: number | null;
  readonly needsAid: boolean | null;
  /** Miles from home. */
  readonly maxMiles: number | null;
  /** Yearly household income; "prefer not to answer" is null. */
  readonly incomeBand: IncomeBand | null;
  /**
   * Answered in a way that matching cannot use: no GPA of either kind, an undecided major, income withheld, a home
   * outside the United States.
   */
  readonly declined: readonly ('grades' | 'major' | 'income' | 'residency')[];
}

/** What other contexts may ask about a student. Inside a unit of work it reads through that transaction. */
export abstract class StudentDirectory {
  /** Null when nothing was ever saved for this id. */
  abstract academicSnapshot(studentId: string): Promise<AcademicSnapshot | null>;

  /** Cheap. 0 when nothing was ever saved. */
  abstract profileVersion(studentId: string): Promise<number>;

  /** Completed sections out of twelve, a whole percent; 0 when nothing was ever saved. */
  abstract completionPercent(studentId: string): Promise<number>;
}

/** For contexts that store answers of their own, such as which colleges a student does not want. */
export abstract class ProfileVersions {
  /**
   * Counts as a change of the profile, so matches and stored recommendations follow. Call it in the unit of work of the change;
   * changes of one student then take turns.
   */
  abstract raise(studentId: string): Promise<void>;
}
