import { type Language } from '../domain/language.js';

/** The content of an email; the mailer renders it as plain text and HTML. */
export interface Email {
  /** In whose language everything is. */
  to: { name: string; address: string; language: Language };
  subject: string;
  paragraphs: readonly string[];
  /** Several things, each with its page. */
  items?: readonly { title: string; text: string; url: string }[];
  /** The one thing to do, where there is one. */
  action?: { label: string; url: string };
  /** Smaller text below the action. */
  afterwards?: readonly string[];
  /** Where to turn such emails off, where that is possible. */
  settings?: { label: string; url: string };
}

/**
 * Sends emails. A mail server is slow and can be down, so call this only in reactions, never inside a transaction. Throws
 * `EmailNotSent`, and the reaction's job tries again.
 */
export abstract class Mailer {
  abstract send(email: Email): Promise<void>;
}

/** The reason is the mail server's code. It never names the recipient, because it is logged. */
export class EmailNotSent extends Error {
  constructor(reason: string) {
    super(`An email could not be sent: ${reason}`);
    this.name = 'EmailNotSent';
  }
}
