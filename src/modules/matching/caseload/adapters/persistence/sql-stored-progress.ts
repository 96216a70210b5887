import { Injectable } from '@nestjs/common';
import { todayOf } from '#shared-kernel/domain/calendar-day.js';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { StoredProgress, type StudentProgress } from '../../application/student-progress.js';
import { type DueApplication } from '../../domain/due-date.js';

// Grouped once, not looked up for each student. A deleted application stays for a day: deleting is a change too.
const LISTS = `
  select asked.id as "studentId", coalesce(saved.colleges, 0) as "savedColleges",
         greatest(saved.newest, applied.newest) as "lastChangedAt"
    from unnest($1::uuid[]) as asked (id)
    left join (
      select student_id, (count(*) filter (where not is_hidden))::int as colleges, max(saved_at) as newest
        from matching.saved_colleges where student_id = any ($1) group by student_id
    ) saved on saved.student_id = asked.id
    left join (
      select student_id, max(greatest(updated_at, deleted_at)) as newest
        from matching.applications where student_id = any ($1) group by student_id
    ) applied on applied.student_id = asked.id`;

const APPLICATIONS = `
  select a.student_id as "studentId", a.id, a.college_id as "collegeId", a.application_type as "applicationType", a.plan,
         a.status, to_char(a.submission_deadline, 'YYYY-MM-DD') as "submissionDeadline",
         to_char(a.deadline_checked_on, 'YYYY-MM-DD') as "deadlineCheckedOn",
         a.deadline_checked_where as "deadlineCheckedWhere", lines.items, lines."itemsDone", lines."datedItems"
    from matching.applications a
   cross join lateral (
     select count(*)::int as items, count(line ->> 'doneOn')::int as "itemsDone",
            coalesce(jsonb_agg(jsonb_build_object('label', line ->> 'label', 'dueOn', line ->> 'dueOn'))
              filter (where line ->> 'dueOn' is not null and line ->> 'doneOn' is null), '[]') as "datedItems"
       from jsonb_array_elements(a.checklist) as line) as lines
   where a.student_id = any ($1) and a.deleted_at is null`;

interface ListRow {
  studentId: string;
  savedColleges: number;
  lastChangedAt: string | null;
}

@Injectable()
export class SqlStoredProgress extends StoredProgress {
  constructor(private readonly sql: Sql) {
    super();
  }

  async of(studentIds: readonly string[]): Promise<ReadonlyMap<string, StudentProgress>> {
    const [lists, applications] = await Promise.all([
      this.sql.rows<ListRow>(LISTS, [studentIds]),
      this.sql.rows<DueApplication & { studentId: string }>(APPLICATIONS, [studentIds]),
    ]);
    const byStudent = new Map<string, DueApplication[]>(lists.map(({ studentId }) => [studentId, []]));
    for (const { studentId, ...application } of applications) byStudent.get(studentId)?.push(application);
    return new Map(
      lists.map(({ studentId, savedColleges, lastChangedAt }) => [
        studentId,
        {
          savedColleges,
          lastChangedOn: lastChangedAt === null ? null : todayOf(new Date(lastChangedAt)),
          applications: byStudent.get(studentId) ?? [],
        },
      ]),
    );
  }
}
