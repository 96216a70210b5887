import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { StudentTraces } from '../../application/student-traces.js';

/** The results of a run go with the run. */
const TABLES = [
  'saved_colleges',
  'aid_offers',
  'applications',
  'college_views',
  'advisor_interactions',
  'prediction_runs',
  'recommendation_choices',
  'selection_criteria',
  'sent_reminders',
  'calendar_feeds',
  'share_links',
  'parent_inputs',
];

@Injectable()
export class SqlStudentTraces extends StudentTraces {
  constructor(private readonly sql: Sql) {
    super();
  }

  async forget(userId: string): Promise<void> {
    for (const table of TABLES)
      await this.sql.rows(`delete from matching.${table} where student_id = $1`, [userId]);
    await this.sql.rows('delete from matching.parent_inputs where adult_id = $1', [userId]);
    await this.sql.rows('update matching.aid_offers set changed_by = null where changed_by = $1', [userId]);
  }
}
