import { Injectable } from '@nestjs/common';
import { Traces } from '../../application/traces.js';
import { Sql } from '../persistence/sql.js';

// A running job belongs to its worker; the job of AccountRemoved itself is removed when it is done.
const FORGET_JOBS = `delete from jobs.job where state <> 'active' and position($1 in data::text) > 0`;
const FORGET_REPLIES = 'delete from platform.remembered_replies where user_id = $1';

@Injectable()
export class SqlTraces extends Traces {
  constructor(private readonly sql: Sql) {
    super();
  }

  async forget(userId: string): Promise<void> {
    await this.sql.rows(FORGET_JOBS, [userId]);
    await this.sql.rows(FORGET_REPLIES, [userId]);
  }
}
