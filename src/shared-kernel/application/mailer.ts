/** An email as its writer thinks of it; the mailer gives it its form as plain text and as HTML. */
export interface Email {
  to: { name: string; address: string };
  subject: string;
  paragraphs: readonly string[];
  /** The one thing to do, where there is one. */
  action?: { label: string; url: string };
  /** Said after the action, more quietly. */
  afterwards?: readonly string[];
}

/**
 * Sends emails. Slow and often away, so only reactions call it, and never inside a transaction. Throws
 * `EmailNotSent` when it could not: the job asks again later.
 */
export abstract class Mailer {
  abstract send(email: Email): Promise<void>;
}

/** Tells why in the mail server's own code; never to whom, because it ends in logs. */
export class EmailNotSent extends Error {
  constructor(reason: string) {
    super(`An email could not be sent: ${reason}`);
    this.name = 'EmailNotSent';
  }
}
