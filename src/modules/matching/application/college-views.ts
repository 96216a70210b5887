/** Which colleges a student looked at. Not an intention anybody refuses or reacts to: noted as it happens. */
export abstract class CollegeViews {
  /** Once a day for each college; looking again the same day changes nothing. */
  abstract note(studentId: string, collegeId: number, at: Date): Promise<void>;
}
