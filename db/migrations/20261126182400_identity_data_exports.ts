import { Migration } from '@mikro-orm/migrations';

/** The copy of their data that a person asked for: one at a time. */
export class IdentityDataExports extends Migration {
  override up(): void {
    this.addSql(`
      create table identity.data_exports (
        user_id uuid primary key references identity.users (id) on delete cascade,
        id uuid not null unique,
        status text not null check (status in ('queued', 'running', 'ready', 'failed')),
        files_done integer not null default 0,
        files_total integer not null default 0,
        requested_at timestamptz not null,
        expires_at timestamptz,
        size bigint,
        check ((status = 'ready') = (expires_at is not null and size is not null))
      )`);
    this.addSql(
      'create index data_exports_by_expiry on identity.data_exports (expires_at) where expires_at is not null',
    );
  }
}
