import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { StudentAccounts } from '../../../contracts/student-accounts.js';

const STUDENT = `select 1 from identity.users where id = $1 and role = 'student'`;

@Injectable()
export class SqlStudentAccounts extends StudentAccounts {
  constructor(private readonly sql: Sql) {
    super();
  }

  async isStudent(userId: string): Promise<boolean> {
    return (await this.sql.row(STUDENT, [userId])) !== null;
  }
}
