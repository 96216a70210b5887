import { Migration } from '@mikro-orm/migrations';

/** Counts of some minutes, so unlogged: after a crash they begin anew. The columns are those rate-limiter-flexible expects. */
export class PlatformBudgets extends Migration {
  override up(): void {
    this.addSql(`
      create unlogged table platform.budgets (
        key varchar(255) primary key,
        points integer not null default 0,
        expire bigint
      )`);
    this.addSql('create index budgets_by_end on platform.budgets (expire)');
  }
}
