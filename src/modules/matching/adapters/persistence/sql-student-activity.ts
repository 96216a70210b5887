import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { StudentActivity } from '../../contracts/index.js';

const OPENED = `
  select count(distinct college_id)::int as opened from matching.college_views where student_id = $1`;

@Injectable()
export class SqlStudentActivity extends StudentActivity {
  constructor(private readonly sql: Sql) {
    super();
  }

  async collegesOpened(studentId: string): Promise<number> {
    const counted = await this.sql.row<{ opened: number }>(OPENED, [studentId]);
    return counted?.opened ?? 0;
  }
}
