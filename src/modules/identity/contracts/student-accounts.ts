import { StudentNotFound } from './student-not-found.error.js';

export interface StudentAccount {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: 'student';
  readonly isActive: boolean;
  readonly createdAt: string;
  readonly lastLogin: string | null;
  /** Opens the account picture for ten minutes. */
  readonly profileImageUrl: string | null;
}

/** The accounts of students. */
export abstract class StudentAccounts {
  abstract isStudent(userId: string): Promise<boolean>;

  /** Null for an unknown id and for anyone but a student. */
  abstract find(userId: string): Promise<StudentAccount | null>;

  /** @throws StudentNotFound for an unknown id and for anyone but a student. */
  async get(userId: string): Promise<StudentAccount> {
    const account = await this.find(userId);
    if (account === null) throw new StudentNotFound();
    return account;
  }

  /** @throws StudentNotFound for an unknown id and for anyone but a student. */
  async require(userId: string): Promise<void> {
    if (!(await this.isStudent(userId))) throw new StudentNotFound();
  }
}
