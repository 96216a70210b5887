/** How much a student looked around. */
export abstract class StudentActivity {
  /** Distinct colleges, of all time. */
  abstract collegesOpened(studentId: string): Promise<number>;
}
