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
  ) {}

  /** Throws `ExternalLink`. */
  static of(id: string, userId: string, message: Message, now: Date): Notification {
    const { kind, subject = '', title, body, link } = message;
    return new Notification(id, userId, kind, subject, title, body, internalLink(link), now);
  }
}
