import { Migration } from '@mikro-orm/migrations';

/** The people who run Flyleaf page through all accounts, the newest first. */
export class IdentityNewestUsers extends Migration {
  override up(): void {
    this.addSql('create index users_newest_first on identity.users (created_at desc, id desc)');
  }
}
