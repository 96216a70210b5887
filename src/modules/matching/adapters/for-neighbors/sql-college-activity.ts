import { Injectable } from '@nestjs/common';
import { type Weeks } from '#shared-kernel/domain/weeks.js';
import { countPerWeek } from '#shared-kernel/platform/persistence/count-per-week.js';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { CollegeActivity, type CollegeActivityOfStudent } from '../../contracts/index.js';

// Only the day is stored: midnight, UTC.
const OPENED = `
  select day::timestamp at time zone 'UTC' as at from matching.college_views where student_id = $1`;
const SAVED = 'select saved_at as at from matching.saved_colleges where student_id = $1';

@Injectable()
export class SqlCollegeActivity extends CollegeActivity {
  constructor(private readonly sql: Sql) {
    super();
  }

  async of(studentId: string, weeks: Weeks): Promise<CollegeActivityOfStudent> {
    const [opened, saved] = await Promise.all([
      countPerWeek(this.sql, OPENED, studentId, weeks),
      countPerWeek(this.sql, SAVED, studentId, weeks),
    ]);
    return { opened, saved };
  }
}
