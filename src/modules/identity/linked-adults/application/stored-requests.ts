import { type LinkRequest } from '../domain/link-request.js';

/** Who asked whom. Those that expired count for nothing. */
export abstract class StoredRequests {
  /**
   * False, and nothing is stored, if the student can't be asked by this adult now: one of the two accounts is closed, leaving or of
   * another kind, they are linked, the adult has asked already or was declined, or too many others wait.
   */
  abstract add(request: LinkRequest): Promise<boolean>;

  /** Null once it was answered or has expired, and while the adult's account is closed or of another kind. */
  abstract openRequest(studentId: string, id: string, now: Date): Promise<LinkRequest | null>;

  /** Whether it was open: of several at once, it is true for one. */
  abstract decline(studentId: string, id: string, now: Date, restUntil: Date): Promise<boolean>;

  /** Whether there was one. */
  abstract remove(studentId: string, adultId: string): Promise<boolean>;
}
