import { type Language } from '#shared-kernel/domain/language.js';

/** Where a student reads email, and in which language. */
export interface Mailbox {
  readonly name: string;
  readonly address: string;
  readonly language: Language;
}

export abstract class StudentMailboxes {
  /** Null unless the account is an active student's who is not leaving and confirmed the address: a stranger may read at any other. */
  abstract of(studentId: string): Promise<Mailbox | null>;
}
