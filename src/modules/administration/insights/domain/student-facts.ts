/** What an assessment rests on. Race, gender, birth date, address, income and family history are left out on purpose. */
export interface StudentFacts {
  readonly gradeLevel: '9th' | '10th' | '11th' | '12th' | 'Graduate' | null;
  /** Out of four; null when not entered. */
  readonly unweightedGpa: number | null;
  readonly hasGrades: boolean;
  readonly satTotal: number | null;
  readonly actComposite: number | null;
  /** The student plans to apply without scores. */
  readonly skipsTests: boolean;
  /** AP, IB, honors and dual enrollment together. */
  readonly demandingCourses: number;
  readonly intendedMajor: string | null;
  /** Said that the major is still open. */
  readonly isUndecided: boolean;
  readonly activities: readonly { readonly leads: boolean; readonly years: number | null }[];
  /** Awards and honors at state level or above. */
  readonly highAwards: number;
  readonly researchProjects: number;
  /** Said what kind of college they want: setting, size, region or what matters most. */
  readonly hasWishes: boolean;
  readonly saved: { readonly reach: number; readonly target: number; readonly safety: number };
  readonly applications: readonly {
    readonly college: string;
    readonly isSubmitted: boolean;
    readonly isAccepted: boolean;
    /** Below 0 when it has passed; null without a date. */
    readonly daysLeft: number | null;
    readonly essaysLeft: number;
  }[];
  readonly essays: { readonly drafts: number; readonly reviewed: number };
}
