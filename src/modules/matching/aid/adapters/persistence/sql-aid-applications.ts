import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { type AidApplication, AidApplications } from '../../application/aid-applications.js';

const OF_STUDENT = `
  select id, college_id as "collegeId", status, decision_result as "decisionResult",
         (select coalesce(jsonb_agg(item order by place), '[]')
            from jsonb_array_elements(checklist) with ordinality as line (item, place)
           where item ->> 'kind' = 'aid-form') as forms
    from matching.applications
   where student_id = $1 and deleted_at is null
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
