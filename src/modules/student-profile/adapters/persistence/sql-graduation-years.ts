import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { GraduationYears } from '../../contracts/index.js';

const YEAR =
  'select graduation_year as "graduationYear" from student_profile.academic_profiles where student_id = $1';

@Injectable()
export class SqlGraduationYears extends GraduationYears {
  constructor(private readonly sql: Sql) {
    super();
  }

  async of(studentId: string): Promise<number | null> {
    const row = await this.sql.row<{ graduationYear: number | null }>(YEAR, [studentId]);
    return row?.graduationYear ?? null;
  }
}
