/** Which colleges a student opened. */
export abstract class CollegeViews {
  /** Counted once a day for each college. */
  abstract record(studentId: string, collegeId: number, at: Date): Promise<void>;
}
