import { Migration } from '@mikro-orm/migrations';

/**
 * One word for one thing: a release is what the Department of Education published, known by its date. The catalogue version is the
 * number that rises whenever any college changes; every replica reads it once a second.
 */
export class CollegeCatalogueVersion extends Migration {
  override up(): void {
    this.addSql('drop trigger announce_edition on college_catalogue.edition');
    this.addSql('drop function college_catalogue.announce_edition()');
    this.addSql('alter table college_catalogue.edition rename to catalogue_version');
    this.addSql('alter table college_catalogue.catalogue_version rename column revision to version');
    // SHA-256 of what the source sent last: a row with the same digest needs no comparison.
    this.addSql('alter table college_catalogue.federal_rows rename column heard to source_digest');
    this.addSql('alter table college_catalogue.imports rename column setbacks to failed_attempts');
  }
}
