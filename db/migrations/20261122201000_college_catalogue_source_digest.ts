import { Migration } from '@mikro-orm/migrations';

/** What is stored is compared itself; only what a source sent is known by its digest. */
export class CollegeCatalogueSourceDigest extends Migration {
  override up(): void {
    this.addSql('alter table college_catalogue.federal_rows drop column digest');
  }
}
