import { Migration } from '@mikro-orm/migrations';

/** Essays that a student turns toward another college in place of writing a new one. */
export class EssaysSeasonReuses extends Migration {
  override up(): void {
    this.addSql(`
      create table essays.season_reuses (
        user_id uuid not null,
        item_id uuid not null,
        essay text not null,
        chosen_at timestamptz not null default now(),
        primary key (user_id, item_id)
      )`);
  }
}
