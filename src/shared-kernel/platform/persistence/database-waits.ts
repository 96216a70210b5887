import { AsyncLocalStorage } from 'node:async_hooks';

/** A stream of events reads for hours: waits longer ago than this no longer count. */
const FORGOTTEN_AFTER_MS = 3_000;

const currentRequest = new AsyncLocalStorage<DatabaseWaits>();

/** How long one request has waited for the database: for connections, however many it needed, and for statements. */
export class DatabaseWaits {
  private connectionsMs = 0;
  private statementsMs = 0;
  private endedAt = 0;
  private waiting = 0;
  private waitingSince = 0;
  private lastCheck = -1;

  /** Undefined in jobs, schedules and the start of the product. */
  static ofThisRequest(): DatabaseWaits | undefined {
    return currentRequest.getStore();
  }

  /** Everything that `work` starts belongs to one request. */
  static forRequest<Result>(work: () => Result): Result {
    return currentRequest.run(new DatabaseWaits(), work);
  }

  /** What `work` starts belongs to no request, though one may be waiting for it: what many share has the limits of the background. */
  static inBackground<Result>(work: () => Result): Result {
    return currentRequest.exit(work);
  }

  get forConnectionsMs(): number {
    return this.connectionsMs;
  }

  get totalMs(): number {
    return this.connectionsMs + this.statementsMs;
  }

  /** A look at a connection, every so often, found a statement unanswered. Statements at the same time count once. */
  noteStatement(everyMs: number): void {
    const now = performance.now();
    const check = Math.floor(now / everyMs);
    if (check === this.lastCheck) return;
    this.forgetLongAgo(now);
    this.lastCheck = check;
    this.endedAt = now;
    this.statementsMs += everyMs;
  }

  /** Throws `NoConnectionInTime` when the request has waited this long for connections already. Waits at the same time count once. */
  async during<Connection>(connect: () => Promise<Connection>, mostMs: number): Promise<Connection> {
    const beganAt = performance.now();
    this.forgetLongAgo(beganAt);
    if (this.connectionsMs >= mostMs) throw new NoConnectionInTime();
    if (this.waiting === 0) this.waitingSince = beganAt;
    this.waiting += 1;
    try {
      return await connect();
    } finally {
      this.waiting -= 1;
      this.endedAt = performance.now();
      if (this.waiting === 0) this.connectionsMs += this.endedAt - this.waitingSince;
    }
  }

  private forgetLongAgo(now: number): void {
    if (now - this.endedAt <= FORGOTTEN_AFTER_MS) return;
    this.connectionsMs = 0;
    this.statementsMs = 0;
  }
}

export class NoConnectionInTime extends Error {
  override readonly name = 'NoConnectionInTime';
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('No database connection was free in time.');
  }
}
