import { Readable } from 'node:stream';

/** Readers reconnect after this long, plus or minus half, so that they do not all return at once. */
const RECONNECT_AFTER_MS = 3_000;
/** A reader that has this much unread has stopped reading. */
const MAX_UNSENT_BYTES = 4_096;
const TIME_TO_FINISH_MS = 1_000;

export interface StreamEvent<Data> {
  name: string;
  data: Data;
  /** Comes back as `lastEventId` when the reader reconnects. */
  id?: string;
}

/** Yields the events of one stream. `signal` is aborted when the reader leaves and when the stream ends. */
export type StreamSource<Data> = (from: {
  lastEventId: string | undefined;
  signal: AbortSignal;
}) => AsyncIterable<StreamEvent<Data>>;

/** The part of a raw reply that a stream needs. */
export interface Connection {
  readonly destroyed: boolean;
  destroy(): unknown;
  once(event: 'close', listener: () => void): unknown;
}

/** Server-sent events for one reader. */
export class EventStream<Data> {
  readonly body = new Readable({ read: () => undefined });
  private readonly ended = new AbortController();
  private idleTimer: NodeJS.Timeout | undefined;

  constructor(
    private readonly connection: Connection,
    private readonly idleLimitMs?: number,
  ) {
    this.body.push(`retry: ${Math.round(RECONNECT_AFTER_MS * (0.5 + Math.random()))}\n\n`);
    this.onClose(() => {
      this.stop();
      this.body.destroy();
    });
  }

  /** Sends what the source yields. Ends with the source, after the idle limit, or when the reader leaves. */
  async send(source: StreamSource<Data>, lastEventId?: string): Promise<void> {
    const { signal } = this.ended;
    try {
      this.restartIdleTimer();
      for await (const event of source({ lastEventId, signal })) {
        this.restartIdleTimer();
        this.write(toText(event));
      }
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      this.end();
    }
  }

  /** A comment: without it, proxies close a quiet connection. */
  sendHeartbeat(): void {
    this.write(': still here\n\n');
  }

  /** Sends what is still waiting, then ends; a reader that does not receive it in time is disconnected. */
  end(): void {
    if (this.ended.signal.aborted) return;
    this.stop();
    this.body.push(null);
    const disconnect = setTimeout(() => this.connection.destroy(), TIME_TO_FINISH_MS);
    this.connection.once('close', () => clearTimeout(disconnect));
  }

  /** Runs the listener at once if the connection is closed already. */
  onClose(listener: () => void): void {
    if (this.connection.destroyed) listener();
    else this.connection.once('close', listener);
  }

  private stop(): void {
    clearTimeout(this.idleTimer);
    this.ended.abort();
  }

  private restartIdleTimer(): void {
    clearTimeout(this.idleTimer);
    if (this.idleLimitMs === undefined || this.ended.signal.aborted) return;
    this.idleTimer = setTimeout(() => this.end(), this.idleLimitMs);
  }

  private write(text: string): void {
    if (this.ended.signal.aborted) return;
    if (this.body.readableLength > MAX_UNSENT_BYTES) this.connection.destroy();
    else this.body.push(text);
  }
}

function toText({ id, name, data }: StreamEvent<unknown>): string {
  const idLine = id === undefined ? '' : `id: ${id}\n`;
  return `${idLine}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
