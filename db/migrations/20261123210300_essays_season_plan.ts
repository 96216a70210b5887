import { Migration } from '@mikro-orm/migrations';

/** The hours a student has for applications. Students who never chose have no row. */
export class EssaysSeasonPlan extends Migration {
  override up(): void {
    this.addSql(`
      create table essays.season_settings (
        user_id uuid primary key,
        hours_per_week numeric(3, 1) not null check (hours_per_week between 0 and 28),
        days_off jsonb not null,
        busy jsonb not null,
        updated_at timestamptz not null default now()
      )`);
  }
}
