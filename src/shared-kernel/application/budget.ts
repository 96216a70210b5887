import { Refusal } from '../domain/refusal.js';

/** Something whose use is limited. Modules define theirs by `defineBudgets`. */
export interface Budget {
  readonly name: string;
  /** `200/1m`: two hundred within one minute. The environment can set another. */
  readonly defaultRate: string;
  /**
   * Counted in the database for all replicas together, or by each replica in its memory: enough for what protects that
   * process, and free of a write for each read.
   */
  readonly countedBy: 'everyone' | 'replica';
}

export interface Rate {
  allowed: number;
  seconds: number;
}

const SECONDS = { s: 1, m: 60, h: 3600, d: 86_400 } as const;

/** Null if the text does not look like `200/1m`. */
export function rateOf(text: string): Rate | null {
  const [, allowed, count, unit] = /^(\d{1,9})\/(\d{1,4})([smhd])$/.exec(text.trim()) ?? [];
  if (allowed === undefined || Number(allowed) < 1 || Number(count) < 1) return null;
  return { allowed: Number(allowed), seconds: Number(count) * SECONDS[unit as keyof typeof SECONDS] };
}

export const defineBudgets = <Name extends string>(
  rates: Readonly<Record<Name, string>>,
  { countedBy = 'everyone' }: Partial<Pick<Budget, 'countedBy'>> = {},
): Readonly<Record<Name, Budget>> =>
  Object.fromEntries(
    Object.entries<string>(rates).map(([name, defaultRate]) => [name, { name, defaultRate, countedBy }]),
  ) as Record<Name, Budget>;

export interface Spending {
  /** Uses since the window began, including this one. */
  count: number;
  allowed: number;
  isOver: boolean;
  /** True for exactly one use per window: the first beyond what is allowed. */
  isFirstOver: boolean;
  secondsLeft: number;
}

/** Counts uses per window for all replicas together. Throws when the count cannot be stored. */
export abstract class Budgets {
  /** Counts one use, also beyond what is allowed. Call it outside a unit of work: it does not roll back. */
  abstract spend(budget: Budget, who: string): Promise<Spending>;
  /** Takes back one use that should not count after all. */
  abstract giveBack(budget: Budget, who: string): Promise<void>;

  /** Counts one use and throws `BudgetSpent` where that is more than allowed. `what` begins its message. */
  async spendOrRefuse(budget: Budget, who: string, what?: string): Promise<void> {
    const { isOver, secondsLeft } = await this.spend(budget, who);
    if (isOver) throw new BudgetSpent(secondsLeft, what);
  }
}

export class BudgetSpent extends Refusal {
  readonly kind = 'too-many';
  readonly code = 'http.too-many-requests';

  constructor(
    override readonly retryAfterSeconds: number,
    what = 'Too many attempts.',
  ) {
    super(`${what} Please try again in ${durationText(retryAfterSeconds)}.`);
  }
}

function durationText(seconds: number): string {
  if (seconds <= 1) return 'a second';
  if (seconds < 90) return `${String(seconds)} seconds`;
  if (seconds < 5_400) return `${String(Math.ceil(seconds / 60))} minutes`;
  return `${String(Math.ceil(seconds / 3_600))} hours`;
}
