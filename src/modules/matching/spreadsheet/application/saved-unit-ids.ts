/** The colleges in a student's list. */
export abstract class SavedUnitIds {
  abstract of(studentId: string): Promise<readonly number[]>;
}
