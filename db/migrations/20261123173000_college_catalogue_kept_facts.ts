import { Migration } from '@mikro-orm/migrations';

/**
 * What admins keep about a college because the Department does not publish it. One row per fact, none without where and
 * when it was read. `college_profiles`, which had one source for everything, was never written.
 */
export class CollegeCatalogueKeptFacts extends Migration {
  override up(): void {
    this.addSql('drop table college_catalogue.college_profiles');
    this.addSql(`
      create table college_catalogue.kept_facts (
        unit_id integer not null references college_catalogue.colleges on delete cascade,
        fact text not null,
        value jsonb not null,
        source_url text not null check (source_url ~ '^https?://'),
        checked_on date not null,
        kept_by uuid,
        kept_at timestamptz not null,
        primary key (unit_id, fact)
      )`);
    this.addSql('create index kept_facts_of_admin on college_catalogue.kept_facts (kept_by)');
  }
}
