import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { StudentInteractions } from '../../contracts/index.js';

const RECORD = `
  insert into matching.advisor_interactions (student_id, interaction_id)
  values ($1, $2)
      on conflict do nothing`;

@Injectable()
export class SqlStudentInteractions extends StudentInteractions {
  constructor(private readonly sql: Sql) {
    super();
  }

  async record(studentId: string, interactionId: string): Promise<void> {
    await this.sql.rows(RECORD, [studentId, interactionId]);
  }
}
