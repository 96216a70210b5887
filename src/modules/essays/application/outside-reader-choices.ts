/** Whether students let an outside language model read their essays. */
export abstract class OutsideReaderChoices {
  /** True for those who never chose. */
  abstract isAllowed(studentId: string): Promise<boolean>;
  abstract keep(studentId: string, isAllowed: boolean): Promise<void>;
}
