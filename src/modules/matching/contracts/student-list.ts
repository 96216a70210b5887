import { type College } from './college.js';

export interface SavedCollegeOfStudent {
  readonly id: string;
  readonly college: College;
  /** The student's own call, else the computed one. */
  readonly category: 'reach' | 'target' | 'safety';
  readonly categoryIsYours: boolean;
  readonly savedAt: Date;
}

/** The colleges a student saved. */
export abstract class StudentList {
  /** In the order they were saved. */
  abstract saved(studentId: string): Promise<readonly SavedCollegeOfStudent[]>;

  /** Saving twice saves once. Refuses a college that is not in the catalogue. */
  abstract save(
    studentId: string,
    unitId: number,
    category: 'reach' | 'target' | 'safety' | null,
  ): Promise<void>;

  /** Does nothing for a college that is not saved. */
  abstract remove(studentId: string, unitId: number): Promise<void>;
}

/** Counts what "AI Interactions" shows: turns Wren answered and reviews of essays that were completed. */
export abstract class StudentInteractions {
  /** Call it in the unit of work of what is counted. The same id counts once. */
  abstract record(studentId: string, interactionId: string): Promise<void>;
}
