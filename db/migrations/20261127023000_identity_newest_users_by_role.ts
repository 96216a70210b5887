import { Migration } from '@mikro-orm/migrations';

/** Also finds a page of one role, or of inactive accounts, in the index alone. */
export class IdentityNewestUsersByRole extends Migration {
  override up(): void {
    this.addSql('drop index identity.users_newest_first');
    this.addSql(
      'create index users_newest_first on identity.users (created_at desc, id desc) include (role, is_active)',
    );
  }
}
