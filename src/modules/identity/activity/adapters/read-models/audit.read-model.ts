import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { EmailHashes } from '../persistence/email-hashes.js';

interface PersonInLog {
  id: string;
  /** Null once the account is removed. */
  email: string | null;
  name: string | null;
}

interface AuditRow {
  id: string;
  kind: string;
  happenedAt: string;
  who: PersonInLog | null;
  whom: PersonInLog | null;
  detail: Record<string, string> | null;
}

interface WantedEntries {
  /** Part of an email or a name, or an id; empty for everyone. */
  who: string;
  whom: string;
  kind?: string | undefined;
  /** Days in UTC, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

const ENTRIES_PER_READ = 1000;

// Someone tried, and nobody knows who.
const ACTOR = `
  case when l.by_user_id is null and l.kind in ('sign-in-refused', 'refresh-reuse', 'throttled') then null
       else coalesce(l.by_user_id, l.user_id) end`;

const named = (person: string, id: string) => `
  case when ${id} is not null then
    jsonb_build_object('id', ${id}, 'email', ${person}.email, 'name', ${person}.first_name || ' ' || ${person}.last_name)
  end`;

const SELECT = `
  select l.id, l.kind, l.happened_at as "happenedAt", l.detail,
         ${named('actor', ACTOR)} as who,
         ${named('owner', 'l.user_id')} as whom`;

const FROM = `
    from identity.audit_log l
    left join identity.users owner on owner.id = l.user_id
    left join identity.users actor on actor.id = ${ACTOR}`;

/** The position of a text, so that % and _ in it mean themselves. */
const matches = (person: string, text: string) => `(
  ${text} = '' or position(lower(${text}) in lower(${person}.email)) > 0
  or position(lower(${text}) in lower(${person}.first_name || ' ' || ${person}.last_name)) > 0
  or ${person}.id::text = lower(${text}))`;

const WHERE = `
   where ${matches('actor', '$1')}
     and (${matches('owner', '$2')} or l.email_hash = any ($3))
     and ($4::text is null or l.kind = $4)
     and ($5::date is null or l.happened_at >= $5::timestamp at time zone 'UTC')
     and ($6::date is null or l.happened_at < ($6::timestamp + interval '1 day') at time zone 'UTC')`;

const PAGE = `${SELECT} ${FROM} ${WHERE} order by l.id desc limit $7 offset $8`;
const AFTER = `${SELECT} ${FROM} ${WHERE} and ($7::uuid is null or l.id < $7) order by l.id desc limit ${ENTRIES_PER_READ}`;
const COUNT = `select count(*)::int as total ${FROM} ${WHERE}`;

/** What happened to accounts and who did it, for the people who run Flyleaf. */
@Injectable()
export class AuditReadModel {
  constructor(
    private readonly sql: Sql,
    private readonly emails: EmailHashes,
  ) {}

  async page(wanted: WantedEntries, page: number, pageSize: number) {
    const values = [...this.valuesOf(wanted), pageSize, (page - 1) * pageSize];
    const items = await this.sql.rows<AuditRow>(PAGE, values);
    return { items, total: await this.count(wanted), page, pageSize };
  }

  async count(wanted: WantedEntries): Promise<number> {
    const counted = await this.sql.row<{ total: number }>(COUNT, this.valuesOf(wanted));
    return counted?.total ?? 0;
  }

  /** The newest first. */
  async *all(wanted: WantedEntries): AsyncGenerator<readonly AuditRow[]> {
    let last: string | null = null;
    for (;;) {
      const rows: readonly AuditRow[] = await this.sql.rows<AuditRow>(AFTER, [
        ...this.valuesOf(wanted),
        last,
      ]);
      yield rows;
      if (rows.length < ENTRIES_PER_READ) return;
      last = rows.at(-1)?.id ?? null;
    }
  }

  /** An email that has no account is found by its hash. */
  private valuesOf({ who, whom, kind, from, to }: WantedEntries): unknown[] {
    const hashes = whom.includes('@') ? this.emails.allOf(whom) : [];
    return [who, whom, hashes, kind ?? null, from ?? null, to ?? null];
  }
}
