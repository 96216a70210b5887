/** A letter as its writer thinks of it; the postman gives it its form as plain text and as HTML. */
export interface Letter {
  to: { name: string; address: string };
  subject: string;
  paragraphs: readonly string[];
  /** The one thing to do, where there is one. */
  action?: { label: string; url: string };
  /** Said after the action, more quietly. */
  afterwards?: readonly string[];
}

/**
 * Carries letters. Slow and often away, so only reactions call it, and never inside a transaction. Throws
 * `LetterNotDelivered` when it could not: the job asks again later.
 */
export abstract class Postman {
  abstract deliver(letter: Letter): Promise<void>;
}

/** Tells why in the mail server's own code; never to whom, because it ends in logs. */
export class LetterNotDelivered extends Error {
  constructor(reason: string) {
    super(`A letter could not be delivered: ${reason}`);
    this.name = 'LetterNotDelivered';
  }
}
