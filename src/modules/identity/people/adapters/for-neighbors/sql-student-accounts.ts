import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { type StudentAccount, StudentAccounts } from '../../../contracts/student-accounts.js';
import { PeopleReadModel } from '../read-models/people.read-model.js';

const STUDENT = `select 1 from identity.users where id = $1 and role = 'student'`;

@Injectable()
export class SqlStudentAccounts extends StudentAccounts {
  constructor(
    private readonly sql: Sql,
    private readonly people: PeopleReadModel,
  ) {
    super();
  }

  async isStudent(userId: string): Promise<boolean> {
    return (await this.sql.row(STUDENT, [userId])) !== null;
  }

  async find(userId: string): Promise<StudentAccount | null> {
    const person = await this.people.one(userId);
    return person?.role === 'student' ? { ...person, role: person.role } : null;
  }
}
