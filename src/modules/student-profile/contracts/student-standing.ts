/** What the lead list may know of a student. */
export interface Standing {
  /** 18 or older; null when the birth date was never entered. */
  readonly isAdult: boolean | null;
  /** Of the four steps about school: details, performance, tests, advanced courses. */
  readonly finishedAcademicSteps: number;
}

/** Answers without handing out the birth date or any answer. */
export abstract class StudentStanding {
  abstract of(studentId: string, now: Date): Promise<Standing>;
}
