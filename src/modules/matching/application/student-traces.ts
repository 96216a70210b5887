/** Everything this context keeps of a student: list, applications, views, what was worked out. */
export abstract class StudentTraces {
  abstract forget(studentId: string): Promise<void>;
}
