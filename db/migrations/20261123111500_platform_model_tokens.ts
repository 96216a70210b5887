import { Migration } from '@mikro-orm/migrations';

/** Tokens of the language model by day: a student's (by a hash of the id) and everyone's together. */
export class PlatformModelTokens extends Migration {
  override up(): void {
    this.addSql(`
      create table platform.model_tokens (
        owner text not null,
        day date not null,
        tokens bigint not null default 0,
        primary key (day, owner)
      )`);
  }
}
