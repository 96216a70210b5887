import { Migration } from '@mikro-orm/migrations';

/** Imports of the federal data: each a job that can be resumed at any page, one at a time over all replicas. */
export class CollegeCatalogueImports extends Migration {
  override up(): void {
    // `heard` is a digest of what the source said last: the same words again need no second look.
    this.addSql(`
      alter table college_catalogue.federal_rows
        add column source text not null default 'starter' check (source in ('starter', 'api', 'files')),
        add column heard bytea check (octet_length(heard) = 32)`);
    this.addSql(`
      create table college_catalogue.imports (
        id uuid primary key,
        source text not null check (source in ('api', 'files')),
        scope text not null check (scope in ('all', 'competitive')),
        -- What was asked for: forceUpdate, maxAgeInDays, resumeFromPage, or the names of the files.
        options jsonb not null,
        state text not null check (state in ('queued', 'running', 'waiting', 'complete', 'failed', 'cancelled')),
        released_on date references college_catalogue.releases,
        -- The page to be read next; every page before it is stored, with its counts, in one transaction.
        page integer not null check (page >= 0),
        pages integer,
        expected_rows integer,
        rows_read integer not null default 0,
        imported integer not null default 0,
        updated integer not null default 0,
        unchanged integer not null default 0,
        rejected integer not null default 0,
        -- Faults of our own on the page in hand; too many end the import.
        setbacks integer not null default 0,
        waits integer not null default 0,
        waited_ms bigint not null default 0,
        waiting_until timestamptz,
        waiting_for text,
        error text,
        created_at timestamptz not null,
        started_at timestamptz,
        heartbeat_at timestamptz,
        finished_at timestamptz
      )`);
    this.addSql(`
      create unique index imports_one_at_a_time on college_catalogue.imports ((true))
        where state in ('queued', 'running', 'waiting')`);
    this.addSql('create index imports_newest on college_catalogue.imports (created_at desc)');
    this.addSql(`
      create table college_catalogue.import_problems (
        import_id uuid not null references college_catalogue.imports on delete cascade,
        number integer not null,
        page integer not null,
        place text not null,
        unit_id integer,
        reason text not null,
        primary key (import_id, number)
      )`);
  }
}
