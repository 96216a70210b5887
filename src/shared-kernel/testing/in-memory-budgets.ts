import { type Budget, Budgets, rateOf, type Spending } from '../application/budget.js';

/** Counts at the default rates, or at others by name. Windows end only by `endWindows`. */
export class InMemoryBudgets extends Budgets {
  private counts = new Map<string, number>();

  constructor(private readonly rates: Readonly<Record<string, string>> = {}) {
    super();
  }

  spend(budget: Budget, who: string): Promise<Spending> {
    const rate = rateOf(this.rates[budget.name] ?? budget.defaultRate);
    if (rate === null) throw new Error(`The budget ${budget.name} has no usable rate.`);
    const count = this.add(budget, who, 1);
    return Promise.resolve({
      count,
      allowed: rate.allowed,
      isOver: count > rate.allowed,
      isFirstOver: count === rate.allowed + 1,
      secondsLeft: rate.seconds,
    });
  }

  giveBack(budget: Budget, who: string): Promise<void> {
    this.add(budget, who, -1);
    return Promise.resolve();
  }

  endWindows(): void {
    this.counts = new Map();
  }

  private add({ name }: Budget, who: string, change: number): number {
    const key = `${name} ${who}`;
    const count = (this.counts.get(key) ?? 0) + change;
    this.counts.set(key, count);
    return count;
  }
}
