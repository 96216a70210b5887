import { Migration } from '@mikro-orm/migrations';

/** What people are notified of, where, and when not. The choices about reminders move here. */
export class IdentityNotificationSettings extends Migration {
  override up(): void {
    this.addSql(`
      create table identity.notification_settings (
        user_id uuid primary key references identity.users (id) on delete cascade,
        time_zone text check (char_length(time_zone) between 1 and 64),
        quiet_from char(5),
        quiet_to char(5),
        check ((quiet_from is null) = (quiet_to is null)),
        check (quiet_from is null or (quiet_from <> quiet_to and time_zone is not null))
      )`);
    this.addSql(`
      create table identity.notification_choices (
        user_id uuid not null references identity.users (id) on delete cascade,
        topic text not null,
        bell boolean not null,
        email boolean not null,
        primary key (user_id, topic)
      )`);
    this.addSql(`
      create index notification_choices_reminded on identity.notification_choices (user_id)
       where topic = 'reminders' and (bell or email)`);
    this.addSql(`
      insert into identity.notification_settings (user_id, time_zone)
      select r.student_id, r.time_zone from matching.reminder_settings r join identity.users u on u.id = r.student_id`);
    this.addSql(`
      insert into identity.notification_choices (user_id, topic, bell, email)
      select r.student_id, 'reminders', r.bell, r.email
        from matching.reminder_settings r join identity.users u on u.id = r.student_id`);
    this.addSql('drop table matching.reminder_settings');
  }
}
