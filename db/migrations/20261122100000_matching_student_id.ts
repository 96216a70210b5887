import { Migration } from '@mikro-orm/migrations';

const TABLES = ['saved_colleges', 'prediction_runs', 'prediction_results', 'college_views', 'applications'];

/** What belongs to a student names the student, as the profile does. Indexes and constraints follow the column. */
export class MatchingStudentId extends Migration {
  override up(): void {
    for (const table of TABLES)
      this.addSql(`alter table matching.${table} rename column user_id to student_id`);
  }
}
