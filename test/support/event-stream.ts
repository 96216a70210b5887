import { type Person } from './people.js';
import { type RunningApp } from './running-app.js';

/** A page that listens to the number on the bell, and what it heard so far. */
export class EventStream {
  readonly counts: number[] = [];
  heartbeats = 0;
  isOver = false;
  /** The connection broke instead of ending. */
  wasCutOff = false;
  private reading: Promise<void> | undefined;

  private constructor(
    readonly status: number,
    readonly headers: Headers,
    private readonly leave: AbortController,
  ) {}

  static async open(
    { url }: Pick<RunningApp, 'url'>,
    person: Pick<Person, 'accessToken'>,
  ): Promise<EventStream> {
    const leave = new AbortController();
    const reply = await fetch(`${url}/api/notifications/stream`, {
      signal: leave.signal,
      headers: {
        authorization: `Bearer ${person.accessToken}`,
        accept: 'text/event-stream',
        'accept-encoding': 'br, gzip',
      },
    });
    const stream = new EventStream(reply.status, reply.headers, leave);
    if (reply.ok && reply.body) stream.reading = stream.read(reply.body);
    else await reply.text();
    return stream;
  }

  async close(): Promise<void> {
    this.leave.abort();
    await this.reading;
  }

  private async read(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    let text = '';
    try {
      for await (const chunk of body) {
        text += decoder.decode(chunk, { stream: true });
        const blocks = text.split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) this.take(block);
      }
    } catch {
      this.wasCutOff = true;
    }
    this.isOver = true;
  }

  private take(block: string): void {
    if (block.startsWith(':')) this.heartbeats += 1;
    const data = /^event: unread\ndata: (.+)$/.exec(block)?.[1];
    if (data !== undefined) this.counts.push((JSON.parse(data) as { unread: number }).unread);
  }
}
