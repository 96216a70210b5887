import { internalLink } from './internal-link.js';

export interface Message {
  /** The sort of message, such as `welcome`; the web picks the icon by it. */
  kind: string;
  /** An id, when a person can get several messages of one kind. */
  subject?: string;
  title: string;
  body: string;
  /** A page of Flyleaf. */
  link: string;
}

/** Where and when a message arrives. */
export interface Delivery {
  readonly atBell: boolean;
  /** Not before; null is at once. */
  readonly heldUntil: Date | null;
  /** Null is not by email. */
  readonly emailDueAt: Date | null;
}

const AT_ONCE: Delivery = { atBell: true, heldUntil: null, emailDueAt: null };

/** A message to one person. They get the same kind about the same subject only once. */
export class Notification {
  private constructor(
    readonly id: string,
    readonly userId: string,
    readonly kind: string,
    readonly subject: string,
    readonly title: string,
    readonly body: string,
    readonly link: string,
    readonly createdAt: Date,
    readonly atBell: boolean,
    readonly heldUntil: Date | null,
    readonly emailDueAt: Date | null,
  ) {}

  /** Throws `ExternalLink`. */
  static of(
    id: string,
    userId: string,
    { kind, subject = '', title, body, link }: Message,
    now: Date,
    { atBell, heldUntil, emailDueAt } = AT_ONCE,
  ): Notification {
    const page = internalLink(link);
    return new Notification(id, userId, kind, subject, title, body, page, now, atBell, heldUntil, emailDueAt);
  }
}
