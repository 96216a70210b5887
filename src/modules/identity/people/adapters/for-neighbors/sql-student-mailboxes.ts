import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { type Mailbox, StudentMailboxes } from '../../../contracts/student-mailboxes.js';

const MAILBOX = `
  select first_name as name, email as address, language
    from identity.users
   where id = $1 and role = 'student' and is_active and is_email_verified and removal_due_at is null`;

@Injectable()
export class SqlStudentMailboxes extends StudentMailboxes {
  constructor(private readonly sql: Sql) {
    super();
  }

  of(studentId: string): Promise<Mailbox | null> {
    return this.sql.row<Mailbox>(MAILBOX, [studentId]);
  }
}
