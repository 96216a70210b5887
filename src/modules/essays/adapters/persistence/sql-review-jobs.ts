import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { ReviewJobs } from '../../application/review/review-jobs.js';

const BEGIN = `
  update essays.jobs
     set status = 'running', attempt = attempt + 1, started_at = coalesce(started_at, clock_timestamp())
   where id = $1 and status in ('queued', 'running') returning attempt`;

const COMPLETE = `
  update essays.jobs set status = 'complete', finished_at = clock_timestamp()
   where id = $1 and status = 'running' and attempt = $2 returning id`;

const FAIL = `
  update essays.jobs set status = 'error', error = $2, finished_at = clock_timestamp()
   where id = $1 and status in ('queued', 'running') returning id`;

@Injectable()
export class SqlReviewJobs extends ReviewJobs {
  constructor(private readonly sql: Sql) {
    super();
  }

  async begin(jobId: string): Promise<number | null> {
    const job = await this.sql.row<{ attempt: number }>(BEGIN, [jobId]);
    return job?.attempt ?? null;
  }

  async complete(jobId: string, attempt: number): Promise<boolean> {
    return (await this.sql.row(COMPLETE, [jobId, attempt])) !== null;
  }

  async fail(jobId: string, error: string): Promise<boolean> {
    return (await this.sql.row(FAIL, [jobId, error])) !== null;
  }
}
