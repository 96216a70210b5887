import { Injectable } from '@nestjs/common';
import { newId } from '#shared-kernel/application/new-id.js';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { ReviewQueue } from '../../application/review-queue.js';
import { type Essay } from '../../domain/essay/essay.js';

// The update changes nothing: it returns the job that is under way.
const ADD_ONCE = `
  insert into essays.jobs (id, essay_id, version_number, type) values ($1, $2, $3, 'review')
      on conflict (essay_id, version_number) where status in ('queued', 'running')
      do update set type = excluded.type
  returning id`;

@Injectable()
export class SqlReviewQueue extends ReviewQueue {
  constructor(private readonly sql: Sql) {
    super();
  }

  async request(essay: Essay): Promise<string> {
    const id = newId();
    const { latestVersionNumber } = essay.state();
    const job = await this.sql.row<{ id: string }>(ADD_ONCE, [id, essay.id, latestVersionNumber]);
    return job?.id ?? id;
  }
}
