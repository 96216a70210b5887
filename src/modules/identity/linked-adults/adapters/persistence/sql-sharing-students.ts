import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { SharingStudents } from '../../../contracts/sharing-students.js';

const FIRST_NAME = `
  select first_name as "firstName"
    from identity.users
   where id = $1 and role = 'student' and is_active and removal_due_at is null`;

@Injectable()
export class SqlSharingStudents extends SharingStudents {
  constructor(private readonly sql: Sql) {
    super();
  }

  async firstNameOf(studentId: string): Promise<string | null> {
    return (await this.sql.row<{ firstName: string }>(FIRST_NAME, [studentId]))?.firstName ?? null;
  }
}
