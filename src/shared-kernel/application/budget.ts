import { Refusal } from '../domain/refusal.js';
import { type BudgetName } from './default-budgets.js';

export interface Budget {
  allowed: number;
  seconds: number;
}
export type BudgetPlan = Readonly<Record<BudgetName, Budget>>;

export interface Spending {
  /** How often since the window began, this time included. */
  count: number;
  allowed: number;
  isOver: boolean;
  /** Exactly one beyond what is allowed: the moment worth noting. */
  isFirstOver: boolean;
  secondsLeft: number;
}

/** How often something was done within its window, counted for all replicas together. Throws when the count cannot be kept. */
export abstract class Budgets {
  /** Counts one, also beyond what is allowed. Never inside a unit of work: what was spent stays spent. */
  abstract spend(name: BudgetName, who: string): Promise<Spending>;
  /** Takes one back that turned out not to count. */
  abstract giveBack(name: BudgetName, who: string): Promise<void>;

  /** Counts one and refuses with `BudgetSpent` where that is more than allowed. */
  async spendOrRefuse(name: BudgetName, who: string): Promise<void> {
    const { isOver, secondsLeft } = await this.spend(name, who);
    if (isOver) throw new BudgetSpent(secondsLeft);
  }
}

/** More than allowed for now. */
export class BudgetSpent extends Refusal {
  readonly kind = 'too-many';
  readonly code = 'http.too-many-requests';

  constructor(
    override readonly retryAfterSeconds: number,
    what = 'That was a lot in a short time.',
  ) {
    super(`${what} Please try again in ${inWords(retryAfterSeconds)}.`);
  }
}

function inWords(seconds: number): string {
  if (seconds <= 1) return 'a second';
  if (seconds < 90) return `${String(seconds)} seconds`;
  return `${String(Math.ceil(seconds / 60))} minutes`;
}
