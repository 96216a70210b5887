import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { ContactChoices } from '../../application/leads/contact-choices.js';

const FIND = 'select is_allowed as "isAllowed" from counseling_chat.contact_choices where user_id = $1';

const KEEP = `
  insert into counseling_chat.contact_choices (user_id, is_allowed, changed_at) values ($1, $2, $3)
      on conflict (user_id) do update set is_allowed = excluded.is_allowed, changed_at = excluded.changed_at`;

@Injectable()
export class SqlContactChoices extends ContactChoices {
  constructor(private readonly sql: Sql) {
    super();
  }

  async isAllowed(studentId: string): Promise<boolean> {
    const choice = await this.sql.row<{ isAllowed: boolean }>(FIND, [studentId]);
    return choice?.isAllowed ?? false;
  }

  async keep(studentId: string, isAllowed: boolean, now: Date): Promise<void> {
    await this.sql.rows(KEEP, [studentId, isAllowed, now]);
  }
}
