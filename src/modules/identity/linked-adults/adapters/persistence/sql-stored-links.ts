import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { type Link, StoredLinks } from '../../application/stored-links.js';
import { type Invitation } from '../../domain/invitation.js';
import { type SharedPart } from '../../domain/shared-part.js';

/** Held until the transaction ends, so that what is counted stays true while one is added. */
const TAKE_TURNS = 'select pg_advisory_xact_lock(hashtextextended($1, 0))';
const COUNT_INVITATIONS = `
  select count(*)::int as count from identity.link_invitations where student_id = $1 and expires_at > $2`;
const ADD_INVITATION = `
  insert into identity.link_invitations (id, student_id, relation, parts, expires_at, sealed_email, code_digest)
  values ($1, $2, $3, $4, $5, $6, $7)`;
const REMOVE_INVITATION =
  'delete from identity.link_invitations where student_id = $1 and id = $2 returning id';
const OPEN_INVITATION = `
  select i.id, i.student_id as "studentId", i.relation, i.parts, i.expires_at as "expiresAt",
         i.sealed_email as "sealedEmail", i.code_digest as "codeDigest"
    from identity.link_invitations i
    join identity.users s on s.id = i.student_id
   where i.expires_at > $1 and s.is_active and s.removal_due_at is null`;
const FIND_INVITATION = `${OPEN_INVITATION} and i.code_digest = any ($2)`;
const INVITATION_OF = `${OPEN_INVITATION} and i.student_id = $2 and i.id = $3`;
const COUNT_ADULTS = 'select count(*)::int as count from identity.linked_adults where student_id = $1';
const SAVE = `
  insert into identity.linked_adults (student_id, adult_id, relation, parts, linked_at) values ($1, $2, $3, $4, $5)
      on conflict (student_id, adult_id) do update set parts = excluded.parts`;
const CHANGE_PARTS = `
  update identity.linked_adults set parts = $3 where student_id = $1 and adult_id = $2 returning adult_id`;
const REMOVE =
  'delete from identity.linked_adults where student_id = $1 and adult_id = $2 returning adult_id';

type StoredInvitation = Omit<Invitation, 'expiresAt'> & { expiresAt: string; codeDigest: string };

@Injectable()
export class SqlStoredLinks extends StoredLinks {
  constructor(private readonly sql: Sql) {
    super();
  }

  countInvitations(studentId: string, now: Date): Promise<number> {
    return this.countInTurn(studentId, COUNT_INVITATIONS, [studentId, now]);
  }

  async addInvitation(invitation: Invitation, codeDigest: string): Promise<void> {
    const { id, studentId, relation, parts, expiresAt, sealedEmail } = invitation;
    const values = [id, studentId, relation, parts, expiresAt, sealedEmail, codeDigest];
    await this.sql.rows(ADD_INVITATION, values);
  }

  removeInvitation(studentId: string, id: string): Promise<boolean> {
    return this.changed(REMOVE_INVITATION, [studentId, id]);
  }

  findInvitation(codeDigests: readonly string[], now: Date): Promise<Invitation | null> {
    return this.openInvitation(FIND_INVITATION, [now, codeDigests]);
  }

  invitationOf(studentId: string, id: string, now: Date) {
    return this.openInvitation(INVITATION_OF, [now, studentId, id]);
  }

  countAdults(studentId: string): Promise<number> {
    return this.countInTurn(studentId, COUNT_ADULTS, [studentId]);
  }

  async save({ studentId, adultId, relation, parts, linkedAt }: Link): Promise<void> {
    await this.sql.rows(SAVE, [studentId, adultId, relation, parts, linkedAt]);
  }

  changeParts(studentId: string, adultId: string, parts: readonly SharedPart[]): Promise<boolean> {
    return this.changed(CHANGE_PARTS, [studentId, adultId, parts]);
  }

  remove(studentId: string, adultId: string): Promise<boolean> {
    return this.changed(REMOVE, [studentId, adultId]);
  }

  private async openInvitation(statement: string, values: unknown[]) {
    const found = await this.sql.row<StoredInvitation>(statement, values);
    return found === null ? null : { ...found, expiresAt: new Date(found.expiresAt) };
  }

  private async changed(statement: string, values: unknown[]): Promise<boolean> {
    return (await this.sql.row(statement, values)) !== null;
  }

  private async countInTurn(studentId: string, statement: string, values: unknown[]): Promise<number> {
    await this.sql.rows(TAKE_TURNS, [`links ${studentId}`]);
    return (await this.sql.row<{ count: number }>(statement, values))?.count ?? 0;
  }
}
