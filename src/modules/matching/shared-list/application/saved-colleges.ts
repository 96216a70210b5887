/** The unit ids a student saved and did not hide, the newest first. */
export abstract class SavedColleges {
  abstract of(studentId: string): Promise<readonly number[]>;
}
