import { Injectable } from '@nestjs/common';
import { hash } from 'node:crypto';
import {
  type IRateLimiterOptions,
  RateLimiterMemory,
  RateLimiterPostgres,
  type RateLimiterRes,
} from 'rate-limiter-flexible';
import { type Budget, Budgets, type Spending } from '../../application/budget.js';
import { BudgetSettings } from '../configuration/budget-settings.js';
import { Sql } from '../persistence/sql.js';

const DELETE_EXPIRED = 'delete from platform.budgets where expire < $1';

/** What the library passes to its client. */
interface Query {
  text: string;
  values?: unknown[];
}

/**
 * The table of `rate-limiter-flexible`, shared by all replicas; its budgets are not counted in memory while the database is
 * down. The budgets that each replica counts alone never reach the table.
 */
@Injectable()
export class PostgresBudgets extends Budgets {
  private readonly limiters = new Map<string, RateLimiterMemory | RateLimiterPostgres>();

  constructor(
    private readonly sql: Sql,
    private readonly settings: BudgetSettings,
  ) {
    super();
  }

  async spend(budget: Budget, who: string): Promise<Spending> {
    const limiter = this.limiterOf(budget);
    return spendingOf(limiter.points, await limiter.penalty(keyOf(budget, who), 1));
  }

  async giveBack(budget: Budget, who: string): Promise<void> {
    await this.limiterOf(budget).reward(keyOf(budget, who), 1);
  }

  /** Removes the counts of windows that are over. */
  async deleteExpired(): Promise<void> {
    await this.sql.rowsOutsideUnitOfWork(DELETE_EXPIRED, [Date.now()]);
  }

  private limiterOf(budget: Budget): RateLimiterMemory | RateLimiterPostgres {
    const known = this.limiters.get(budget.name);
    if (known !== undefined) return known;

    const { allowed, seconds } = this.settings.rateFor(budget);
    const rate = { keyPrefix: budget.name, points: allowed, duration: seconds };
    const limiter = budget.countedBy === 'replica' ? new RateLimiterMemory(rate) : this.inTheTable(rate);
    this.limiters.set(budget.name, limiter);
    return limiter;
  }

  private inTheTable(rate: IRateLimiterOptions): RateLimiterPostgres {
    return new RateLimiterPostgres({
      ...rate,
      storeClient: { query: (query: Query) => this.query(query) },
      storeType: 'pool',
      schemaName: 'platform',
      tableName: 'budgets',
      tableCreated: true,
      clearExpiredByTimeout: false,
    });
  }

  /** Outside the caller's transaction: a use stays counted when that rolls back. */
  private async query({ text, values = [] }: Query) {
    const rows = await this.sql.rowsOutsideUnitOfWork(text, values);
    return { rows, rowCount: rows.length };
  }
}

const spendingOf = (allowed: number, { consumedPoints, msBeforeNext }: RateLimiterRes): Spending => ({
  count: consumedPoints,
  allowed,
  isOver: consumedPoints > allowed,
  isFirstOver: consumedPoints === allowed + 1,
  secondsLeft: Math.max(1, Math.ceil(msBeforeNext / 1000)),
});

/** Hashed, so that the table contains no addresses and ids. */
const keyOf = ({ countedBy }: Budget, who: string): string =>
  countedBy === 'replica' ? who : hash('sha256', who, 'base64url');
