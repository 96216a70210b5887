/** Answers that another context may read and propose to change. Race, gender, address, income and family are not here. */
export interface TalkedAnswers {
  readonly currentGradeLevel?: string | null;
  readonly graduationYear?: number | null;
  /** Two-letter code of the home state. */
  readonly state?: string | null;
  readonly gpaScale?: string | null;
  readonly unweightedGpa?: string | null;
  readonly weightedGpa?: string | null;
  readonly satTotal?: number | null;
  readonly satMath?: number | null;
  readonly satReadingWriting?: number | null;
  readonly actComposite?: number | null;
  readonly testPreference?: string | null;
  readonly apCoursesTaken?: number | null;
  readonly honorsCourses?: number | null;
  readonly dualEnrollmentCredits?: number | null;
  readonly intendedMajor?: string | null;
  readonly location?: readonly string[] | null;
  readonly collegeSize?: readonly string[] | null;
  readonly ownership?: string | null;
  readonly geographicRegions?: readonly string[] | null;
  readonly maxTuition?: number | null;
  readonly maxDistanceFromHome?: number | null;
}

export interface AnswersInTalk {
  readonly firstName: string | null;
  readonly answers: TalkedAnswers;
  readonly activities: number;
  readonly awards: number;
  /** Completed sections out of twelve, a whole percent. */
  readonly percentComplete: number;
}

/** The profile as another context may talk about it. */
export abstract class StudentAnswers {
  abstract read(studentId: string): Promise<AnswersInTalk>;

  /** With every rule of the forms: refuses what they refuse, in their words. Answers that are not named stay. */
  abstract save(studentId: string, answers: TalkedAnswers): Promise<void>;
}
