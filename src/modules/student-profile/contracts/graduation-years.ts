/** When students finish high school. */
export abstract class GraduationYears {
  /** Null when never entered. Cheap. */
  abstract of(studentId: string): Promise<number | null>;
}
