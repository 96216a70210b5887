/** Gives up on a stream that does not begin, or stands still. */
export class Patience {
  private readonly over = new AbortController();
  private timer: NodeJS.Timeout;

  constructor(
    firstMs: number,
    private readonly idleMs: number,
  ) {
    this.timer = this.startTimer(firstMs);
  }

  get signal(): AbortSignal {
    return this.over.signal;
  }

  /** Something came. */
  renew(): void {
    clearTimeout(this.timer);
    this.timer = this.startTimer(this.idleMs);
  }

  end(): void {
    clearTimeout(this.timer);
  }

  private startTimer(milliseconds: number): NodeJS.Timeout {
    return setTimeout(() => {
      this.over.abort();
    }, milliseconds);
  }
}
