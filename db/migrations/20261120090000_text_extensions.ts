import { Migration } from '@mikro-orm/migrations';

/** What name search needs of PostgreSQL: accents folded, trigrams compared. */
export class TextExtensions extends Migration {
  override up(): void {
    this.addSql('create extension if not exists unaccent');
    this.addSql('create extension if not exists pg_trgm');
  }
}
