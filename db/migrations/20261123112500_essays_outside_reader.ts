import { Migration } from '@mikro-orm/migrations';

/** Students who never chose have no row: a configured model may read. */
export class EssaysOutsideReader extends Migration {
  override up(): void {
    this.addSql(`
      create table essays.outside_reader_choices (
        user_id uuid primary key,
        is_allowed boolean not null,
        updated_at timestamptz not null default now()
      )`);
  }
}
