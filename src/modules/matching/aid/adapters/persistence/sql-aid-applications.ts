import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { type AidApplication, AidApplications } from '../../application/aid-applications.js';

const OF_STUDENT = `
  select id, college_id as "collegeId", status, decision_result as "decisionResult", '[]'::jsonb as forms
    from matching.applications
   where student_id = $1
   order by created_at, id`;

@Injectable()
export class SqlAidApplications extends AidApplications {
  constructor(private readonly sql: Sql) {
    super();
  }

  of(studentId: string): Promise<readonly AidApplication[]> {
    return this.sql.rows<AidApplication>(OF_STUDENT, [studentId]);
  }
}
