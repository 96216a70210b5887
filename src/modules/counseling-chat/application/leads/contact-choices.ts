/** Whether a student agreed to be on the list of those who may be contacted. False until they say so. */
export abstract class ContactChoices {
  abstract isAllowed(studentId: string): Promise<boolean>;
  abstract keep(studentId: string, isAllowed: boolean, now: Date): Promise<void>;
}
