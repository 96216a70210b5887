import { Migration } from '@mikro-orm/migrations';

export class AdministrationNotifications extends Migration {
  override up(): void {
    this.addSql('create schema administration');
    this.addSql(`
      create table administration.notifications (
        id uuid primary key,
        user_id uuid not null,
        kind text not null check (char_length(kind) between 1 and 60),
        subject text not null default '',
        title text not null check (char_length(title) between 1 and 120),
        body text not null check (char_length(body) between 1 and 500),
        link text not null check (link ~ '^/([^/]|$)' and char_length(link) <= 300),
        created_at timestamptz not null,
        read_at timestamptz,
        constraint notifications_once_per_subject unique (user_id, kind, subject)
      )`);
    this.addSql(
      'create index notifications_newest on administration.notifications (user_id, created_at desc, id desc)',
    );
    this.addSql(
      'create index notifications_unread on administration.notifications (user_id) where read_at is null',
    );
  }
}
