import { StudentNotFound } from './student-not-found.error.js';

/** Which accounts are students'. */
export abstract class StudentAccounts {
  abstract isStudent(userId: string): Promise<boolean>;

  /** @throws StudentNotFound for an unknown id and for anyone but a student. */
  async require(userId: string): Promise<void> {
    if (!(await this.isStudent(userId))) throw new StudentNotFound();
  }
}
