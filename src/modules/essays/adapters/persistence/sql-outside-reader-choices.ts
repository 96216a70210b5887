import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { OutsideReaderChoices } from '../../application/review/outside-reader-choices.js';

const CHOICE = `
  select is_allowed as "isAllowed" from essays.outside_reader_choices where user_id = $1`;

const KEEP = `
  insert into essays.outside_reader_choices (user_id, is_allowed) values ($1, $2)
  on conflict (user_id) do update set is_allowed = excluded.is_allowed, updated_at = now()`;

@Injectable()
export class SqlOutsideReaderChoices extends OutsideReaderChoices {
  constructor(private readonly sql: Sql) {
    super();
  }

  async isAllowed(studentId: string): Promise<boolean> {
    const choice = await this.sql.row<{ isAllowed: boolean }>(CHOICE, [studentId]);
    return choice?.isAllowed ?? true;
  }

  async keep(studentId: string, isAllowed: boolean): Promise<void> {
    await this.sql.rows(KEEP, [studentId, isAllowed]);
  }
}
