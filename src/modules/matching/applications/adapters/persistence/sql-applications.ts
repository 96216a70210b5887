import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { Applications } from '../../../contracts/index.js';

const FIND =
  'select 1 as found from matching.applications where student_id = $1 and id = $2 and deleted_at is null';

@Injectable()
export class SqlApplications extends Applications {
  constructor(private readonly sql: Sql) {
    super();
  }

  async has(studentId: string, applicationId: string): Promise<boolean> {
    return (await this.sql.row(FIND, [studentId, applicationId])) !== null;
  }
}
