import { Migration } from '@mikro-orm/migrations';

export class PlatformStoredFiles extends Migration {
  override up(): void {
    this.addSql(`
      create table platform.stored_files (
        id uuid primary key,
        owner_id uuid not null,
        name text check (char_length(name) between 1 and 255),
        announced_size bigint,
        size bigint,
        content_type text,
        state text not null default 'expected' check (state in ('expected', 'stored', 'removing')),
        used_by text,
        created_at timestamptz not null default now(),
        stored_at timestamptz,
        unused_since timestamptz default now(),
        check ((unused_since is null) = (used_by is not null)),
        check (state <> 'stored' or (name is not null and size is not null and content_type is not null))
      )`);
    this.addSql('create index stored_files_by_owner on platform.stored_files (owner_id)');
    this.addSql(
      'create index stored_files_unused on platform.stored_files (unused_since) where unused_since is not null',
    );
  }
}
