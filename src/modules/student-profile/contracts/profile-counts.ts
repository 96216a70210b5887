export interface ProfileTotals {
  /** Students who finished all twelve sections. */
  readonly completed: number;
  /** Students who saved something about school. */
  readonly academicProfiles: number;
}

/** How much all students together have entered. */
export abstract class ProfileCounts {
  abstract now(): Promise<ProfileTotals>;
}
