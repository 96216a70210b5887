import { Migration } from '@mikro-orm/migrations';

/** Reminders of dates, and the private address of a student's calendar. */
export class MatchingReminders extends Migration {
  override up(): void {
    this.addSql(`
      create table matching.reminder_settings (
        student_id uuid primary key,
        bell boolean not null,
        email boolean not null,
        time_zone text not null check (char_length(time_zone) between 1 and 64),
        changed_at timestamptz not null
      )`);
    this.addSql(`
      create table matching.sent_reminders (
        student_id uuid not null,
        channel text not null check (channel in ('bell', 'email')),
        subject text not null check (char_length(subject) <= 100),
        day date not null,
        days_before smallint not null,
        sent_on date not null,
        primary key (student_id, channel, subject, day, days_before)
      )`);
    this.addSql('create index sent_reminders_by_day on matching.sent_reminders (day)');
    this.addSql(`
      create table matching.calendar_feeds (
        student_id uuid primary key,
        address_hash text not null constraint calendar_feeds_address unique,
        made_at timestamptz not null
      )`);
  }
}
