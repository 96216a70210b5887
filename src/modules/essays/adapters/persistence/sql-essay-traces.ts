import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { EssayTraces } from '../../application/essay-traces.js';

/** Versions, reviews, jobs, comments, openings and shares of an essay are deleted with it. */
const FORGET = [
  'delete from essays.essays where user_id = $1',
  'delete from essays.asked_prompts where user_id = $1',
  'delete from essays.outside_reader_choices where user_id = $1',
  'delete from essays.season_settings where user_id = $1',
  'delete from essays.season_reuses where user_id = $1',
  'delete from essays.essay_openings where admin_id = $1',
  'delete from essays.essay_shares where adult_id = $1',
  'update essays.essay_comments set counselor_id = null where counselor_id = $1',
  'update essays.essay_comments set admin_id = null where admin_id = $1',
];

@Injectable()
export class SqlEssayTraces extends EssayTraces {
  constructor(private readonly sql: Sql) {
    super();
  }

  async forget(userId: string): Promise<void> {
    for (const statement of FORGET) await this.sql.rows(statement, [userId]);
  }
}
