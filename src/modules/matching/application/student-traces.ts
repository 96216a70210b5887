/** Everything this context stores about a student: list, applications, views, recommendations. */
export abstract class StudentTraces {
  abstract forget(studentId: string): Promise<void>;
}
