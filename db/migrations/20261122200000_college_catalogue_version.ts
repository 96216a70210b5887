import { Migration } from '@mikro-orm/migrations';

/**
 * One word for one thing: a release is what the Department of Education published, known by its date; the catalogue's version is
 * the number that rises whenever any college changes. Every rise is sent on the channel `college_catalogue_version`.
 */
export class CollegeCatalogueVersion extends Migration {
  override up(): void {
    this.addSql('drop trigger announce_edition on college_catalogue.edition');
    this.addSql('drop function college_catalogue.announce_edition()');
    this.addSql('alter table college_catalogue.edition rename to catalogue_version');
    this.addSql('alter table college_catalogue.catalogue_version rename column revision to version');
    this.addSql(`
      create function college_catalogue.notify_version() returns trigger language plpgsql as $$
        begin
          perform pg_notify('college_catalogue_version', new.version::text);
          return null;
        end $$`);
    this.addSql(`
      create trigger notify_version after update on college_catalogue.catalogue_version
        for each row execute function college_catalogue.notify_version()`);
    // What the source sent last, as a SHA-256: an equal row needs no second look.
    this.addSql('alter table college_catalogue.federal_rows rename column heard to source_digest');
    this.addSql('alter table college_catalogue.imports rename column setbacks to failed_attempts');
  }
}
