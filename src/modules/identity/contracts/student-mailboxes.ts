/** Where a student reads email. */
export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

export abstract class StudentMailboxes {
  /** Null unless the account is an active student's who is not leaving and confirmed the address: a stranger may read at any other. */
  abstract of(studentId: string): Promise<Mailbox | null>;
}
