import { Migration } from '@mikro-orm/migrations';

/** The parent who made the last change of an aid offer; null where it was the student. */
export class MatchingOfferChangedBy extends Migration {
  override up(): void {
    this.addSql('alter table matching.aid_offers add column changed_by uuid');
  }
}
