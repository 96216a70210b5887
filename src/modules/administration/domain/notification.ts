import { insideLink } from './inside-link.js';

/** What is said to someone, and where they go from there. */
export interface Message {
  /** Names the sort of news, such as `welcome`; the screen picks its picture by it. */
  kind: string;
  /** What it is about, when news of one kind come more than once: an id. */
  subject?: string;
  title: string;
  body: string;
  /** An address inside the product. */
  link: string;
}

/** News for one person. The same kind about the same subject is told once. */
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

  /** Throws `LinkLeadsOutside`. */
  static of(id: string, userId: string, message: Message, now: Date): Notification {
    const { kind, subject = '', title, body, link } = message;
    return new Notification(id, userId, kind, subject, title, body, insideLink(link), now);
  }
}
