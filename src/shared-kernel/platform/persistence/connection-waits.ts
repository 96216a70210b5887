import { AsyncLocalStorage } from 'node:async_hooks';

/** A stream of events reads for hours: waits longer ago than this no longer count. */
const FORGOTTEN_AFTER_MS = 3_000;

const currentRequest = new AsyncLocalStorage<ConnectionWaits>();

/** How long one request has waited for database connections, however many it needed. */
export class ConnectionWaits {
  private waitedMs = 0;
  private endedAt = 0;

  /** Undefined in jobs, schedules and the start of the product. */
  static ofThisRequest(): ConnectionWaits | undefined {
    return currentRequest.getStore();
  }

  /** Everything that `work` starts belongs to one request. */
  static forRequest<Result>(work: () => Result): Result {
    return currentRequest.run(new ConnectionWaits(), work);
  }

  get totalMs(): number {
    return this.waitedMs;
  }

  /** Throws `NoConnectionInTime` when the request has waited this long already. */
  async during<Connection>(connect: () => Promise<Connection>, mostMs: number): Promise<Connection> {
    const beganAt = performance.now();
    if (beganAt - this.endedAt > FORGOTTEN_AFTER_MS) this.waitedMs = 0;
    if (this.waitedMs >= mostMs) throw new NoConnectionInTime();
    try {
      return await connect();
    } finally {
      this.endedAt = performance.now();
      this.waitedMs += this.endedAt - beganAt;
    }
  }
}

export class NoConnectionInTime extends Error {
  override readonly name = 'NoConnectionInTime';
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('No database connection was free in time.');
  }
}
