/** What was seen from outside, over all users. */
export class Observations {
  readonly calls: Record<string, number> = {};
  readonly statuses: Record<string, number> = {};
  readonly slowestMs: Record<string, number> = {};
  readonly violations: string[] = [];
  /** Named in every violation and in the slowest calls. */
  phase = 'quiet';
  callsInPhase = 0;
  refusedInPhase = 0;
  unansweredInPhase = 0;

  begin(phase: string): void {
    Object.assign(this, { phase, callsInPhase: 0, refusedInPhase: 0, unansweredInPhase: 0 });
  }

  count(operation: string, status: number | 'no answer', tookMs: number): void {
    this.calls[operation] = (this.calls[operation] ?? 0) + 1;
    this.statuses[status] = (this.statuses[status] ?? 0) + 1;
    this.slowestMs[this.phase] = Math.max(this.slowestMs[this.phase] ?? 0, tookMs);
    this.callsInPhase += 1;
    if (status === 'no answer') this.unansweredInPhase += 1;
    else if (status >= 500) this.refusedInPhase += 1;
  }

  violation(what: string): void {
    this.violations.push(`${new Date().toISOString()} [${this.phase}] ${what}`);
    console.error(`VIOLATION [${this.phase}] ${what}`);
  }
}
