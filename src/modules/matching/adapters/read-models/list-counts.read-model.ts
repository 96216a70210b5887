import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';

export interface ListCounts {
  collegesSaved: number;
  applicationsStarted: number;
  collegesViewed: number;
  aiInteractions: number;
}

const COUNTS = `
  select (select count(*)::int from matching.saved_colleges where student_id = $1 and not is_hidden) as "collegesSaved",
         (select count(*)::int from matching.applications where student_id = $1 and deleted_at is null) as "applicationsStarted",
         (select count(*)::int from matching.advisor_interactions where student_id = $1) as "aiInteractions",
         (select count(distinct college_id)::int from matching.college_views
           where student_id = $1 and day > ($2::timestamptz at time zone 'UTC')::date - $3::int) as "collegesViewed"`;

/** How many colleges a student has saved, applied to and recently opened, and how often the advisor helped. */
@Injectable()
export class ListCountsReadModel {
  constructor(private readonly sql: Sql) {}

  async of(studentId: string, now: Date, daysOfViews: number): Promise<ListCounts> {
    const counts = await this.sql.row<ListCounts>(COUNTS, [studentId, now, daysOfViews]);
    return counts ?? { collegesSaved: 0, applicationsStarted: 0, collegesViewed: 0, aiInteractions: 0 };
  }
}
