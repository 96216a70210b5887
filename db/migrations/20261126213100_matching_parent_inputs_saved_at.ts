import { Migration } from '@mikro-orm/migrations';

/** Figures a parent entered after being let in again are not those of the link that ended. */
export class MatchingParentInputsSavedAt extends Migration {
  override up(): void {
    this.addSql('alter table matching.parent_inputs add column saved_at timestamptz not null default now()');
  }
}
