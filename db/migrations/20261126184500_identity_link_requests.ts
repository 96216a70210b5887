import { Migration } from '@mikro-orm/migrations';

/** Adults who asked a student to share with them. A declined one stays for a while, so that the same adult can't ask again. */
export class IdentityLinkRequests extends Migration {
  override up(): void {
    this.addSql(`
      create table identity.link_requests (
        id uuid primary key,
        student_id uuid not null references identity.users (id) on delete cascade,
        adult_id uuid not null references identity.users (id) on delete cascade,
        relation text not null check (relation in ('parent', 'counselor')),
        is_declined boolean not null default false,
        asked_at timestamptz not null,
        expires_at timestamptz not null,
        unique (student_id, adult_id)
      )`);
    this.addSql('create index link_requests_of_adult on identity.link_requests (adult_id)');
    this.addSql(`
      create function identity.notify_link_requested() returns trigger language plpgsql as $$
      begin
        perform pg_notify('identity_sharing', coalesce(new.student_id, old.student_id)::text);
        return null;
      end $$`);
    this.addSql(`
      create trigger notify_link_requested after insert or update or delete on identity.link_requests
         for each row execute function identity.notify_link_requested()`);
  }
}
