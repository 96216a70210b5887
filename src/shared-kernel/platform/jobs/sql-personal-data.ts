import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../application/personal-data.js';
import { Sql } from '../persistence/sql.js';

// A running job belongs to its worker.
const DELETE_JOBS = `
  delete from jobs.job
   where state <> 'active' and position($1 in data::text) > 0 and data ->> 'type' is distinct from $2`;
const RUNNING_JOB = `
  select 1 from jobs.job
   where state = 'active' and position($1 in data::text) > 0 and data ->> 'type' is distinct from $2
   limit 1`;
const DELETE_REPLIES = 'delete from platform.remembered_replies where user_id = $1';

@Injectable()
export class SqlPersonalData extends PersonalData {
  constructor(private readonly sql: Sql) {
    super();
  }

  async erase(userId: string): Promise<void> {
    await this.sql.rows(DELETE_JOBS, [userId, null]);
    await this.sql.rows(DELETE_REPLIES, [userId]);
  }

  async eraseJobs(userId: string, { except }: { except: string }): Promise<boolean> {
    // Asked first: a job that ends in between is deleted.
    const running = await this.sql.row(RUNNING_JOB, [userId, except]);
    await this.sql.rows(DELETE_JOBS, [userId, except]);
    return running === null;
  }
}
