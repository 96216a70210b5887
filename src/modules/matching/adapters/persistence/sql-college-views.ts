import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { CollegeViews } from '../../application/college-views.js';

const RECORD = `
  insert into matching.college_views (student_id, college_id, day)
  values ($1, $2, ($3::timestamptz at time zone 'UTC')::date)
      on conflict do nothing`;

@Injectable()
export class SqlCollegeViews extends CollegeViews {
  constructor(private readonly sql: Sql) {
    super();
  }

  async record(studentId: string, collegeId: number, at: Date): Promise<void> {
    await this.sql.rows(RECORD, [studentId, collegeId, at]);
  }
}
