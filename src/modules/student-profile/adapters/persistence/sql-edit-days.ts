import { Injectable } from '@nestjs/common';
import { type Weeks } from '#shared-kernel/domain/weeks.js';
import { countPerWeek } from '#shared-kernel/platform/persistence/count-per-week.js';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { EditDays } from '../../application/edit-days.js';
import { type ProfileActivity } from '../../contracts/index.js';

const RECORD = `
  insert into student_profile.edit_days (student_id, day)
  select student_id, ($2::timestamptz at time zone 'UTC')::date
    from student_profile.profiles where student_id = $1
      on conflict do nothing`;

// Only the day is stored: midnight, UTC.
const EDITED = `
  select day::timestamp at time zone 'UTC' as at from student_profile.edit_days where student_id = $1`;

@Injectable()
export class SqlEditDays extends EditDays implements ProfileActivity {
  constructor(private readonly sql: Sql) {
    super();
  }

  async record(studentId: string, at: Date): Promise<void> {
    await this.sql.rows(RECORD, [studentId, at]);
  }

  daysEdited(studentId: string, weeks: Weeks): Promise<readonly number[]> {
    return countPerWeek(this.sql, EDITED, studentId, weeks);
  }
}
