import { Injectable } from '@nestjs/common';
import { Clock } from '#shared-kernel/application/clock.js';
import { newId } from '#shared-kernel/application/new-id.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { AuditLog } from '../../../activity/application/audit-log.js';
import { Accounts } from '../../../contracts/accounts.js';
import { type AuditKind } from '../../../contracts/audit-log.js';
import {
  type LinkedStudent,
  LinkedStudents,
  type Viewed,
  type ViewedOne,
} from '../../../contracts/linked-students.js';

/** A page makes several calls, and makes them again when the adult comes back to it: within half an hour they are one view. */
const ONE_VIEW_MS = 30 * 60 * 1000;

const STUDENTS = `
  select l.student_id as "studentId", s.first_name as "firstName", s.last_name as "lastName", l.relation, l.parts,
         l.linked_at as "linkedAt"
    from identity.linked_adults l
    join identity.users s on s.id = l.student_id
    join identity.users a on a.id = l.adult_id
   where l.adult_id = $1 and s.is_active and s.removal_due_at is null and a.is_active and s.role = 'student' and a.role = l.relation`;
const STUDENT = `${STUDENTS} and l.student_id = $2`;
const HELD_STUDENT = `${STUDENT} for share of l`;
const BY_NAME = `${STUDENTS} order by lower(s.last_name), lower(s.first_name), l.student_id`;

// A link that ended meanwhile has nothing to note.
const NOTE = `
  insert into identity.linked_views as known (student_id, adult_id, what, viewed_at)
  select student_id, adult_id, $3, $4 from identity.linked_adults where student_id = $1 and adult_id = $2
      on conflict (student_id, adult_id, what) do update set viewed_at = excluded.viewed_at
   where known.viewed_at <= $5::timestamptz
  returning student_id`;

const KIND: AuditKind = 'student-viewed';

// In one statement, so that many students cost no more calls than one. An account that is being removed is waited for, and gone then.
const NOTE_MANY = `
  with present as (
    select id from identity.users where id = $1 or id = any ($2::uuid[]) order by id for key share),
  noted as (
    insert into identity.linked_views as known (student_id, adult_id, what, viewed_at)
    select l.student_id, l.adult_id, $4, $5
      from identity.linked_adults l
      join present s on s.id = l.student_id
      join present a on a.id = l.adult_id
     where l.adult_id = $1
     order by l.student_id
        on conflict (student_id, adult_id, what) do update set viewed_at = excluded.viewed_at
     where known.viewed_at <= $6::timestamptz
    returning student_id)
  insert into identity.audit_log (id, kind, user_id, by_user_id, detail)
  select viewed.entry_id, '${KIND}', noted.student_id, $1, jsonb_build_object('what', $4::text, 'relation', l.relation)
    from noted
    join unnest($2::uuid[], $3::uuid[]) as viewed (student_id, entry_id) using (student_id)
    join identity.linked_adults l on l.student_id = noted.student_id and l.adult_id = $1`;

@Injectable()
export class SqlLinkedStudents extends LinkedStudents {
  constructor(
    private readonly sql: Sql,
    private readonly accounts: Accounts,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {
    super();
  }

  find(adultId: string, studentId: string): Promise<LinkedStudent | null> {
    return this.one(STUDENT, adultId, studentId);
  }

  hold(adultId: string, studentId: string): Promise<LinkedStudent | null> {
    return this.one(HELD_STUDENT, adultId, studentId);
  }

  async of(adultId: string): Promise<readonly LinkedStudent[]> {
    return (await this.sql.rows<Row>(BY_NAME, [adultId])).map(linkedStudent);
  }

  async recordView(
    adultId: string,
    { studentId, relation }: LinkedStudent,
    viewed: Viewed,
    one?: ViewedOne,
  ): Promise<void> {
    const what = one === undefined ? viewed : `${viewed} ${one.id}`;
    const now = this.clock.now();
    const newAfter = new Date(now.getTime() - ONE_VIEW_MS);
    await this.unitOfWork.run(async () => {
      await this.accounts.lockIfExists(studentId);
      await this.accounts.lockIfExists(adultId);
      const isNew = await this.sql.row(NOTE, [studentId, adultId, what, now, newAfter]);
      if (isNew === null) return;
      const detail = { what: viewed, relation, ...(one && { title: one.title }) };
      await this.audit.record({ kind: 'student-viewed', userId: studentId, by: adultId, detail });
    });
  }

  async recordViews(adultId: string, students: readonly LinkedStudent[], viewed: Viewed): Promise<void> {
    if (students.length === 0) return;
    const now = this.clock.now();
    const newAfter = new Date(now.getTime() - ONE_VIEW_MS);
    const studentIds = students.map(({ studentId }) => studentId);
    const entryIds = students.map(() => newId());
    await this.sql.rows(NOTE_MANY, [adultId, studentIds, entryIds, viewed, now, newAfter]);
  }

  private async one(statement: string, adultId: string, studentId: string): Promise<LinkedStudent | null> {
    const row = await this.sql.row<Row>(statement, [adultId, studentId]);
    return row && linkedStudent(row);
  }
}

type Row = LinkedStudent & { linkedAt: string };

const linkedStudent = (row: Row): LinkedStudent => ({ ...row, linkedAt: new Date(row.linkedAt) });
