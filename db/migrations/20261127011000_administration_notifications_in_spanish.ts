import { Migration } from '@mikro-orm/migrations';

/** A notification in Spanish: its title and its body. Older ones have none. */
export class AdministrationNotificationsInSpanish extends Migration {
  override up(): void {
    this.addSql('alter table administration.notifications add column spanish jsonb');
  }
}
