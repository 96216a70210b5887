import { Injectable } from '@nestjs/common';
import { Clock } from '#shared-kernel/application/clock.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { AuditLog } from '../../../activity/application/audit-log.js';
import { Accounts } from '../../../contracts/accounts.js';
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

  private async one(statement: string, adultId: string, studentId: string): Promise<LinkedStudent | null> {
    const row = await this.sql.row<Row>(statement, [adultId, studentId]);
    return row && linkedStudent(row);
  }
}

type Row = LinkedStudent & { linkedAt: string };

const linkedStudent = (row: Row): LinkedStudent => ({ ...row, linkedAt: new Date(row.linkedAt) });
