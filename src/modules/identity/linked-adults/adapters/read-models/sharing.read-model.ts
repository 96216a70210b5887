import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';

interface SharedWith {
  adultId: string;
  name: string;
  relation: 'parent' | 'counselor';
  parts: string[];
  linkedAt: string;
  /** Null until the adult looked. */
  lastLookedAt: string | null;
}

interface OpenInvitation {
  id: string;
  relation: 'parent' | 'counselor';
  parts: string[];
  expiresAt: string;
  /** Null for a code to pass on. */
  sealedEmail: string | null;
}

interface OpenRequest {
  id: string;
  name: string;
  email: string;
  isEmailVerified: boolean;
  relation: 'parent' | 'counselor';
  askedAt: string;
  expiresAt: string;
}

const ADULTS = `
  select l.adult_id as "adultId", a.first_name || ' ' || a.last_name as name, l.relation, l.parts,
         l.linked_at as "linkedAt",
         (select max(v.viewed_at) from identity.linked_views v
           where v.student_id = l.student_id and v.adult_id = l.adult_id) as "lastLookedAt"
    from identity.linked_adults l
    join identity.users a on a.id = l.adult_id
   where l.student_id = $1
   order by l.linked_at, l.adult_id`;

const INVITATIONS = `
  select id, relation, parts, expires_at as "expiresAt", sealed_email as "sealedEmail"
    from identity.link_invitations
   where student_id = $1 and expires_at > $2
   order by expires_at, id`;

const REQUESTS = `
  select r.id, a.first_name || ' ' || a.last_name as name, a.email, a.is_email_verified as "isEmailVerified",
         r.relation, r.asked_at as "askedAt", r.expires_at as "expiresAt"
    from identity.link_requests r
    join identity.users a on a.id = r.adult_id
   where r.student_id = $1 and r.expires_at > $2 and not r.is_declined and a.is_active and a.role = r.relation
   order by r.asked_at, r.id`;

/** With whom a student shares what, who asks for it, and which invitations are still open. */
@Injectable()
export class SharingReadModel {
  constructor(private readonly sql: Sql) {}

  async of(studentId: string, now: Date) {
    const adults = await this.sql.rows<SharedWith>(ADULTS, [studentId]);
    const invitations = await this.sql.rows<OpenInvitation>(INVITATIONS, [studentId, now]);
    const requests = await this.sql.rows<OpenRequest>(REQUESTS, [studentId, now]);
    return { adults, invitations, requests };
  }
}
