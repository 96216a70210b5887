import { Inject, Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import { Budgets, type Spending } from '../../application/budget.js';
import { type BudgetName } from '../../application/default-budgets.js';
import { CONFIGURATION } from '../configuration/configuration.token.js';
import { type Configuration } from '../configuration/environment.js';
import { Sql } from '../persistence/sql.js';

const FORGET = 'delete from platform.budgets where expire < $1';

/** What the library passes to its client. */
interface Query {
  text: string;
  values?: unknown[];
}

/** The table of `rate-limiter-flexible`, shared by all replicas; no counting in memory where the database is away. */
@Injectable()
export class PostgresBudgets extends Budgets {
  private readonly limiters = new Map<BudgetName, RateLimiterPostgres>();

  constructor(
    private readonly sql: Sql,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {
    super();
  }

  async spend(name: BudgetName, who: string): Promise<Spending> {
    const spent = await this.limiterOf(name).penalty(keyOf(who), 1);
    return this.spendingOf(name, spent);
  }

  async giveBack(name: BudgetName, who: string): Promise<void> {
    await this.limiterOf(name).reward(keyOf(who), 1);
  }

  /** Removes windows that are over. */
  async forgetPast(): Promise<void> {
    await this.sql.rowsOutsideUnitOfWork(FORGET, [Date.now()]);
  }

  private spendingOf(name: BudgetName, { consumedPoints, msBeforeNext }: RateLimiterRes): Spending {
    const { allowed } = this.configuration.budgets[name];
    return {
      count: consumedPoints,
      allowed,
      isOver: consumedPoints > allowed,
      isFirstOver: consumedPoints === allowed + 1,
      secondsLeft: Math.max(1, Math.ceil(msBeforeNext / 1000)),
    };
  }

  private limiterOf(name: BudgetName): RateLimiterPostgres {
    const known = this.limiters.get(name);
    if (known !== undefined) return known;

    const { allowed, seconds } = this.configuration.budgets[name];
    const limiter = new RateLimiterPostgres({
      storeClient: { query: (query: Query) => this.query(query) },
      storeType: 'pool',
      schemaName: 'platform',
      tableName: 'budgets',
      keyPrefix: name,
      points: allowed,
      duration: seconds,
      tableCreated: true,
      clearExpiredByTimeout: false,
    });
    this.limiters.set(name, limiter);
    return limiter;
  }

  /** On a connection of its own: what was spent stays spent when the caller's transaction does not. */
  private async query({ text, values = [] }: Query) {
    const rows = await this.sql.rowsOutsideUnitOfWork(text, values);
    return { rows, rowCount: rows.length };
  }
}

/** Addresses and ids are not kept as they are. */
const keyOf = (who: string): string => createHash('sha256').update(who).digest('base64url');
