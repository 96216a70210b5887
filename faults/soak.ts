import { setTimeout as pause } from 'node:timers/promises';
import { differences } from './compare.js';
import { FAULTS } from './injected/faults.js';
import { type Installation } from './installation.js';
import { type Observations } from './observations.js';
import { type Random } from './random.js';
import { type Replica } from './replica.js';
import { type Injection } from './report.js';
import { backAgain, type Probe } from './service.js';
import { type Crowd } from './users/crowd.js';

const BACK_WITHIN_MS = 10_000;
const COMPARE_EVERY_MS = 60_000;
const QUIET_MS = 3_000;

/** One fault after another while the crowd goes on, and a comparison once a minute. */
export class Soak {
  readonly injections: Injection[] = [];
  comparisons = 0;
  private readonly installation: Installation;
  private readonly crowd: Crowd;
  private readonly probes: readonly Probe[];
  private readonly random: Random;
  private readonly seen: Observations;
  private readonly began = Date.now();
  private endsAt = 0;
  private readonly faults: readonly string[];
  private waiting: string[] = [];

  constructor(
    installation: Installation,
    crowd: Crowd,
    probes: readonly Probe[],
    { random, seen, only }: { random: Random; seen: Observations; only: string | undefined },
  ) {
    this.installation = installation;
    this.crowd = crowd;
    this.probes = probes;
    this.faults = only?.split(',') ?? Object.keys(FAULTS);
    this.random = random;
    this.seen = seen;
  }

  get minutes(): number {
    return (Date.now() - this.began) / 60_000;
  }

  async last(minutes: number): Promise<void> {
    this.endsAt = this.began + minutes * 60_000;
    let comparedAt = Date.now();
    while (Date.now() < this.endsAt) {
      this.seen.begin('quiet');
      await pause(QUIET_MS + this.random.below(QUIET_MS));
      await this.inject(this.nextFault());
      if (Date.now() - comparedAt < COMPARE_EVERY_MS) continue;
      await this.crowd.hold();
      await this.compare();
      this.crowd.release();
      comparedAt = Date.now();
    }
  }

  /** After the fault that is running. */
  endSoon(): void {
    this.endsAt = 0;
  }

  /** Nobody may be waiting for a reply. */
  async compare(): Promise<void> {
    for (const difference of await differences(this.crowd.users, this.installation.postgres))
      this.seen.violation(difference);
    this.comparisons += 1;
  }

  private async inject(fault: string): Promise<void> {
    const { installation, random, seen } = this;
    seen.begin(fault);
    await FAULTS[fault]?.({ ...installation, random, seen, mortal: () => this.mortal() });
    const backMs = await backAgain(installation.replicas, this.probes);
    const inWords = backMs === null ? 'after more than a minute' : `after ${(backMs / 1000).toFixed(1)} s`;
    if (backMs === null || backMs > BACK_WITHIN_MS) seen.violation(`back ${inWords}`);
    const { callsInPhase: calls, refusedInPhase: refused, unansweredInPhase: unanswered } = seen;
    this.injections.push({ fault, backMs, calls, refused, unanswered });
    console.log(`${this.minutes.toFixed(1)} min: ${fault}, back ${inWords}`);
  }

  /** Every fault once, in random order, then again. */
  private nextFault(): string {
    if (this.waiting.length === 0) this.waiting = [...this.faults];
    const [fault = ''] = this.waiting.splice(this.random.below(this.waiting.length), 1);
    return fault;
  }

  /** In the last two thirds only the first server is ended, so that the memory of the second can be followed. */
  private mortal(): Replica {
    const { replicas } = this.installation;
    return Date.now() - this.began < (this.endsAt - this.began) / 3
      ? this.random.oneOf(replicas)
      : replicas[0];
  }
}
