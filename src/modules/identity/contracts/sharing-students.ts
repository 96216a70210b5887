/** Whether something a student shares may be shown at all. */
export abstract class SharingStudents {
  /** Null unless the account is an active student's who is not leaving. */
  abstract firstNameOf(studentId: string): Promise<string | null>;
}
