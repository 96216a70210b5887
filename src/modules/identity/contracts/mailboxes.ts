import { type Mailbox } from './student-mailboxes.js';

/** Where anyone reads email. */
export abstract class Mailboxes {
  /** Null unless the account is active, is not leaving and confirmed the address: a stranger may read at any other. */
  abstract of(userId: string): Promise<Mailbox | null>;
}
