import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { SavedUnitIds } from '../../application/saved-colleges/saved-unit-ids.js';

const SAVED =
  'select college_id as "collegeId" from matching.saved_colleges where student_id = $1 order by saved_at, id';

@Injectable()
export class SqlSavedUnitIds extends SavedUnitIds {
  constructor(private readonly sql: Sql) {
    super();
  }

  async of(studentId: string): Promise<number[]> {
    const rows = await this.sql.rows<{ collegeId: number }>(SAVED, [studentId]);
    return rows.map(({ collegeId }) => collegeId);
  }
}
