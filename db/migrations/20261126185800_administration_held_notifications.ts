import { Migration } from '@mikro-orm/migrations';

/** Notifications that wait for the end of quiet hours, that go by email, or only by email. */
export class AdministrationHeldNotifications extends Migration {
  override up(): void {
    this.addSql(`
      alter table administration.notifications
        add column at_bell boolean not null default true,
        add column held_until timestamptz,
        add column email_due_at timestamptz`);
    this.addSql(`
      create index notifications_to_email on administration.notifications (email_due_at)
       where email_due_at is not null`);
  }
}
