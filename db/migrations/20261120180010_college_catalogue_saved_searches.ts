import { Migration } from '@mikro-orm/migrations';

/** Searches that people keep, by a name of their own. */
export class CollegeCatalogueSavedSearches extends Migration {
  override up(): void {
    this.addSql(`
      create table college_catalogue.saved_searches (
        id uuid primary key,
        user_id uuid not null,
        name text not null,
        -- As in the address bar, without a page.
        query text not null,
        created_at timestamptz not null
      )`);
    this.addSql(`
      create unique index saved_searches_name on college_catalogue.saved_searches (user_id, lower(name))`);
  }
}
