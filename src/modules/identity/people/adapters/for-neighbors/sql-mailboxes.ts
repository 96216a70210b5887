import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { Mailboxes } from '../../../contracts/mailboxes.js';
import { type Mailbox } from '../../../contracts/student-mailboxes.js';

const MAILBOX = `
  select first_name as name, email as address, language
    from identity.users
   where id = $1 and is_active and is_email_verified and removal_due_at is null`;

@Injectable()
export class SqlMailboxes extends Mailboxes {
  constructor(private readonly sql: Sql) {
    super();
  }

  of(userId: string): Promise<Mailbox | null> {
    return this.sql.row<Mailbox>(MAILBOX, [userId]);
  }
}
