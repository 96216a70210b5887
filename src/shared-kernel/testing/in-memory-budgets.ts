import { type BudgetPlan, Budgets, type Spending } from '../application/budget.js';
import { type BudgetName } from '../application/default-budgets.js';

/** Counts for a spec; windows end only when it says so. */
export class InMemoryBudgets extends Budgets {
  private counts = new Map<string, number>();

  constructor(private readonly plan: BudgetPlan) {
    super();
  }

  spend(name: BudgetName, who: string): Promise<Spending> {
    const { allowed, seconds } = this.plan[name];
    const count = this.add(name, who, 1);
    return Promise.resolve({
      count,
      allowed,
      isOver: count > allowed,
      isFirstOver: count === allowed + 1,
      secondsLeft: seconds,
    });
  }

  giveBack(name: BudgetName, who: string): Promise<void> {
    this.add(name, who, -1);
    return Promise.resolve();
  }

  endWindows(): void {
    this.counts = new Map();
  }

  private add(name: BudgetName, who: string, change: number): number {
    const key = `${name} ${who}`;
    const count = (this.counts.get(key) ?? 0) + change;
    this.counts.set(key, count);
    return count;
  }
}
