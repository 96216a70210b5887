import { Migration } from '@mikro-orm/migrations';

export class PlatformRememberedReplies extends Migration {
  override up(): void {
    this.addSql('create schema platform');
    this.addSql(`
      create table platform.remembered_replies (
        user_id uuid not null,
        route text not null,
        idempotency_key text not null check (char_length(idempotency_key) between 1 and 128),
        request_fingerprint text not null,
        status smallint not null,
        body text,
        replied_at timestamptz not null default now(),
        primary key (user_id, route, idempotency_key)
      )`);
    this.addSql('create index remembered_replies_oldest on platform.remembered_replies (replied_at)');
  }
}
