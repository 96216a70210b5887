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

export interface ApplicationOfStudent {
  readonly id: string;
  /** A unit id. */
  readonly collegeId: number | null;
  readonly collegeName: string;
  readonly round: 'Early Decision' | 'Early Action' | 'Regular Decision' | 'Rolling';
  readonly status: 'Planning' | 'In Progress' | 'Submitted' | 'Under Review' | 'Interview' | 'Decided';
  readonly decision: 'Accepted' | 'Rejected' | 'Waitlisted' | 'Deferred' | 'Withdrawn' | 'Enrolled' | null;
  /** An ISO date that the student entered. */
  readonly deadline: string | null;
  readonly essays: { readonly required: number; readonly done: number };
  readonly recommendations: { readonly required: number; readonly done: number };
  readonly testScoresToSend: boolean;
  readonly transcriptsSent: boolean;
  readonly aidAppliedFor: boolean;
}

export abstract class StudentApplications {
  /** The nearest deadline first, those without one last. */
  abstract of(studentId: string): Promise<readonly ApplicationOfStudent[]>;
}

/** Counts what "AI Interactions" shows: turns Wren answered and reviews of essays that were completed. */
export abstract class StudentInteractions {
  /** Call it in the unit of work of what is counted. The same id counts once. */
  abstract record(studentId: string, interactionId: string): Promise<void>;
}
