/** What other contexts may ask about a student's applications. */
export abstract class Applications {
  /** False also for another student's. */
  abstract has(studentId: string, applicationId: string): Promise<boolean>;
}
