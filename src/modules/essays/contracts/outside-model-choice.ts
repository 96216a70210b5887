/** Whether a student lets an outside language model read what they write. */
export abstract class OutsideModelChoice {
  abstract isAllowed(studentId: string): Promise<boolean>;
}
