import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { type SchoolYear, SchoolYears } from '../../contracts/index.js';

const YEARS = `
  select student_id as "studentId", current_grade_level as "gradeLevel", graduation_year as "graduationYear"
    from student_profile.academic_profiles
   where student_id = any ($1)`;

@Injectable()
export class SqlSchoolYears extends SchoolYears {
  constructor(private readonly sql: Sql) {
    super();
  }

  async of(studentIds: readonly string[]): Promise<ReadonlyMap<string, SchoolYear>> {
    const rows = await this.sql.rows<SchoolYear & { studentId: string }>(YEARS, [studentIds]);
    return new Map(rows.map((row) => [row.studentId, row]));
  }
}
