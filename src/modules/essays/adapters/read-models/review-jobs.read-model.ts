import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';

interface ReviewJobRow {
  status: 'queued' | 'running' | 'complete' | 'error';
  error: string | null;
}

const OWN_JOB = `
  select job.status, job.error
    from essays.jobs job join essays.essays essay on essay.id = job.essay_id
   where job.id = $1 and essay.user_id = $2`;

@Injectable()
export class ReviewJobsReadModel {
  constructor(private readonly sql: Sql) {}

  /** Null also for another student's. */
  of(studentId: string, jobId: string): Promise<ReviewJobRow | null> {
    return this.sql.row<ReviewJobRow>(OWN_JOB, [jobId, studentId]);
  }
}
