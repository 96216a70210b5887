import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { StoredRequests } from '../../application/stored-requests.js';
import { type LinkRequest, MOST_REQUESTS } from '../../domain/link-request.js';

// A row of the same two that has expired, open or declined, makes room for the new one.
const ADD = `
  insert into identity.link_requests as known (id, student_id, adult_id, relation, asked_at, expires_at)
  select $1, s.id, a.id, a.role, $5, $6
    from identity.users s, identity.users a
   where s.id = $2 and s.role = 'student' and s.is_active and s.removal_due_at is null
     and a.id = $3 and a.role = $4 and a.is_active
     and not exists (select from identity.linked_adults l where l.student_id = s.id and l.adult_id = a.id)
     and ${String(MOST_REQUESTS)} > (select count(*) from identity.link_requests o
                where o.student_id = s.id and not o.is_declined and o.expires_at > $5)
      on conflict (student_id, adult_id) do update
     set id = excluded.id, relation = excluded.relation, is_declined = false,
         asked_at = excluded.asked_at, expires_at = excluded.expires_at
   where known.expires_at <= excluded.asked_at
  returning id`;

const OPEN = `
  select r.id, r.student_id as "studentId", r.adult_id as "adultId", r.relation,
         r.asked_at as "askedAt", r.expires_at as "expiresAt"
    from identity.link_requests r
    join identity.users a on a.id = r.adult_id
   where r.student_id = $1 and r.id = $2 and r.expires_at > $3 and not r.is_declined and a.is_active and a.role = r.relation`;

const DECLINE = `
  update identity.link_requests set is_declined = true, expires_at = $4
   where student_id = $1 and id = $2 and expires_at > $3 and not is_declined
  returning id`;

const REMOVE =
  'delete from identity.link_requests where student_id = $1 and adult_id = $2 and not is_declined returning id';

@Injectable()
export class SqlStoredRequests extends StoredRequests {
  constructor(private readonly sql: Sql) {
    super();
  }

  add({ id, studentId, adultId, relation, askedAt, expiresAt }: LinkRequest): Promise<boolean> {
    return this.changed(ADD, [id, studentId, adultId, relation, askedAt, expiresAt]);
  }

  async openRequest(studentId: string, id: string, now: Date): Promise<LinkRequest | null> {
    const found = await this.sql.row<StoredRequest>(OPEN, [studentId, id, now]);
    if (found === null) return null;
    return { ...found, askedAt: new Date(found.askedAt), expiresAt: new Date(found.expiresAt) };
  }

  decline(studentId: string, id: string, now: Date, restUntil: Date): Promise<boolean> {
    return this.changed(DECLINE, [studentId, id, now, restUntil]);
  }

  remove(studentId: string, adultId: string): Promise<boolean> {
    return this.changed(REMOVE, [studentId, adultId]);
  }

  private async changed(statement: string, values: unknown[]): Promise<boolean> {
    return (await this.sql.row(statement, values)) !== null;
  }
}

type StoredRequest = Omit<LinkRequest, 'askedAt' | 'expiresAt'> & { askedAt: string; expiresAt: string };
