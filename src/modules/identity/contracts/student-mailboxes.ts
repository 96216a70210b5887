/** Where a student reads email. */
export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

export abstract class StudentMailboxes {
  /** Null unless the account is an active student's whose address was confirmed: a stranger may read at any other. */
  abstract of(studentId: string): Promise<Mailbox | null>;
}
