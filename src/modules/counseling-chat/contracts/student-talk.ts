import { type Weeks } from '#shared-kernel/domain/weeks.js';

/** How often a student talks with Wren. Never what is said. */
export abstract class StudentTalk {
  /** Messages the student sent, one count for each week. Cleared chats are gone. */
  abstract messagesSent(studentId: string, weeks: Weeks): Promise<readonly number[]>;
}
