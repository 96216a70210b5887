import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../application/personal-data.js';
import { Sql } from '../persistence/sql.js';

// A running job belongs to its worker; the job of AccountRemoved itself is removed when it is done.
const DELETE_JOBS = `delete from jobs.job where state <> 'active' and position($1 in data::text) > 0`;
const DELETE_REPLIES = 'delete from platform.remembered_replies where user_id = $1';

@Injectable()
export class SqlPersonalData extends PersonalData {
  constructor(private readonly sql: Sql) {
    super();
  }

  async erase(userId: string): Promise<void> {
    await this.sql.rows(DELETE_JOBS, [userId]);
    await this.sql.rows(DELETE_REPLIES, [userId]);
  }
}
