import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { RoundsOfStudent } from '../../application/matches/rounds-of-student.js';
import { type EarlyApplication } from '../../domain/engine/index.js';

const EARLY = `
  select college_id as "unitId", application_type as round
  from matching.applications
  where student_id = $1 and deleted_at is null
    and application_type in ('Early Decision', 'Early Action')
    and not was_deferred and decision_result is distinct from 'Withdrawn'
  order by college_id`;

@Injectable()
export class SqlRoundsOfStudent extends RoundsOfStudent {
  constructor(private readonly sql: Sql) {
    super();
  }

  early(studentId: string): Promise<EarlyApplication[]> {
    return this.sql.rows<EarlyApplication>(EARLY, [studentId]);
  }
}
