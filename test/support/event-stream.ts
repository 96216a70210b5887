import http from 'node:http';
import { type Person } from './data/people.js';
import { type RunningApp } from './servers/running-app.js';

/** An open stream of unread counts, with everything received so far. */
export class EventStream {
  readonly counts: number[] = [];
  /** Their names, in order. */
  readonly events: string[] = [];
  heartbeats = 0;
  hasEnded = false;
  /** The connection broke instead of ending normally. */
  wasCutOff = false;

  private constructor(private readonly reply: http.IncomingMessage) {
    let text = '';
    reply.setEncoding('utf8');
    reply.on('data', (chunk: string) => {
      const blocks = (text + chunk).split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) this.take(block);
    });
    reply.on('error', () => (this.wasCutOff = true));
    reply.on('close', () => (this.hasEnded = true));
  }

  /** Uses its own connection, because `fetch` would share one between streams. */
  static open(
    { url }: Pick<RunningApp, 'url'>,
    { accessToken }: Pick<Person, 'accessToken'>,
  ): Promise<EventStream> {
    const headers = {
      authorization: `Bearer ${accessToken}`,
      accept: 'text/event-stream',
      'accept-encoding': 'br, gzip',
    };
    return new Promise((resolve, reject) => {
      http
        .get(`${url}/api/notifications/stream`, { headers, agent: false }, (reply) =>
          resolve(new EventStream(reply)),
        )
        .on('error', reject);
    });
  }

  get status(): number | undefined {
    return this.reply.statusCode;
  }

  get headers(): http.IncomingHttpHeaders {
    return this.reply.headers;
  }

  close(): void {
    this.reply.destroy();
  }

  private take(block: string): void {
    if (block.startsWith(':')) this.heartbeats += 1;
    const name = /^event: (.+)$/m.exec(block)?.[1];
    if (name !== undefined) this.events.push(name);
    const data = /^event: unread\ndata: (.+)$/.exec(block)?.[1];
    if (data !== undefined) this.counts.push((JSON.parse(data) as { unread: number }).unread);
  }
}
