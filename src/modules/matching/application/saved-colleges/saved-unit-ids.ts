/** The colleges in a student's list, in the order they were saved. */
export abstract class SavedUnitIds {
  abstract of(studentId: string): Promise<readonly number[]>;
}
