/** The days on which a student changed their profile. */
export abstract class EditDays {
  /** Once a day (UTC). Nothing for a student whose profile is gone. */
  abstract record(studentId: string, at: Date): Promise<void>;
}
