import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';

export interface CollegeAnswer {
  unitId: number;
  answer: 'yes' | 'no' | 'waiting-list';
}

// A deferral is no answer yet, and whoever withdrew gets none.
const ANSWERS = `
  select college_id as "unitId",
         case when decision_result in ('Accepted', 'Enrolled') then 'yes'
              when decision_result = 'Waitlisted' then 'waiting-list'
              else 'no' end as answer
    from matching.applications
   where student_id = $1 and deleted_at is null and status = 'Decided' and decision_result <> 'Deferred'
   order by college_id`;

/** What colleges answered a student. A chance is no longer a question there. */
@Injectable()
export class CollegeAnswersReadModel {
  constructor(private readonly sql: Sql) {}

  of(studentId: string): Promise<CollegeAnswer[]> {
    return this.sql.rows(ANSWERS, [studentId]);
  }
}
