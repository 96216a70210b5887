import { Migration } from '@mikro-orm/migrations';

/** When an account is removed whose owner asked for it. */
export class IdentityLeaving extends Migration {
  override up(): void {
    this.addSql('alter table identity.users add column removal_due_at timestamptz');
    this.addSql(
      'create index users_removal_due on identity.users (removal_due_at) where removal_due_at is not null',
    );
  }
}
