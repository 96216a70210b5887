import { internalLink } from './internal-link.js';

/** A message in one language. */
export interface Wording {
  title: string;
  body: string;
}

export interface Message extends Wording {
  /** The sort of message, such as `welcome`; the web picks the icon by it. */
  kind: string;
  /** An id, when a person can get several messages of one kind. */
  subject?: string;
  /** The same in Spanish, for whoever reads it in Spanish; title and body are in English. */
  spanish?: Wording;
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
    readonly spanish: Wording | null,
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
    { kind, subject = '', title, body, spanish, link }: Message,
    now: Date,
    { atBell, heldUntil, emailDueAt } = AT_ONCE,
  ): Notification {
    const page = internalLink(link);
    return new Notification(
      id,
      userId,
      kind,
      subject,
      title,
      body,
      spanish ?? null,
      page,
      now,
      atBell,
      heldUntil,
      emailDueAt,
    );
  }
}
