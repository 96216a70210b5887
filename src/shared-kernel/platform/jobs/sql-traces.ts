import { Injectable } from '@nestjs/common';
import { Traces } from '../../application/traces.js';
import { Sql } from '../persistence/sql.js';

// A job that runs right now belongs to its worker, and is forgotten when it is done like every other.
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
