import { Readable } from 'node:stream';

/** How long a reader should wait before coming back, give or take a half: those cut off together return apart. */
const COME_BACK_AFTER_MS = 3_000;
/** Nobody is reading any more when this much waits to be sent. */
const WAITING_AT_MOST_BYTES = 4_096;
const TIME_TO_FINISH_MS = 1_000;

/** The raw reply, as far as a stream cares. */
interface Connection {
  readonly destroyed: boolean;
  destroy(): unknown;
  once(event: 'close', then: () => void): unknown;
}

/** One open page: server-sent events with the number on the bell. */
export class UnreadStream {
  readonly body = new Readable({ read: () => undefined });
  private shown: number | undefined;
  private isOver = false;

  constructor(
    readonly userId: string,
    readonly accessToken: string,
    private readonly connection: Connection,
  ) {
    const comeBackAfter = Math.round(COME_BACK_AFTER_MS * (0.5 + Math.random()));
    this.body.push(`retry: ${comeBackAfter}\n\n`);
  }

  /** Says a number that was said already only once. */
  show(unread: number): void {
    if (unread === this.shown) return;
    this.shown = unread;
    this.write(`event: unread\ndata: ${JSON.stringify({ unread })}\n\n`);
  }

  /** A comment keeps proxies from taking the silence for an end. */
  beat(): void {
    this.write(': still here\n\n');
  }

  /** Ends after what was said. A reader who does not take that in time is cut off. */
  end(): void {
    if (this.isOver) return;
    this.isOver = true;
    this.body.push(null);
    const cutOff = setTimeout(() => this.connection.destroy(), TIME_TO_FINISH_MS);
    this.connection.once('close', () => clearTimeout(cutOff));
  }

  private write(text: string): void {
    if (this.isOver || this.body.destroyed) return;
    if (this.body.readableLength > WAITING_AT_MOST_BYTES) this.connection.destroy();
    else this.body.push(text);
  }

  /** Also when the reader left before the first word. */
  whenGone(then: () => void): void {
    const gone = () => {
      this.isOver = true;
      this.body.destroy();
      then();
    };
    if (this.connection.destroyed) gone();
    else this.connection.once('close', gone);
  }
}
