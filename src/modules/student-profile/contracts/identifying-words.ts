/** For contexts that send something a student wrote to another service. */
export abstract class IdentifyingWords {
  /** What tells who a student is, to be covered: names, school and town, as they were entered. */
  abstract of(studentId: string): Promise<readonly string[]>;
}
