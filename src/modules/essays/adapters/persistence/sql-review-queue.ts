import { Injectable } from '@nestjs/common';
import { newId } from '#shared-kernel/application/new-id.js';
import { Jobs } from '#shared-kernel/platform/jobs/jobs.js';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { EssayReviewer } from '../../application/review/essay-reviewer.js';
import { ReviewQueue } from '../../application/review/review-queue.js';
import { type Essay } from '../../domain/essay/essay.js';
import { EssayVersionRepository } from '../../domain/essay/essay-version.repository.js';
import { inputKeyOf } from '../node-crypto/input-key.js';
import { REVIEW_ESSAY } from '../review-job/review-job.js';
import { SqlStoredReviews } from './sql-stored-reviews.js';

const UNDER_WAY = `
  select id from essays.jobs where essay_id = $1 and version_number = $2 and status in ('queued', 'running')`;

const ADD = `insert into essays.jobs (id, essay_id, version_number, type) values ($1, $2, $3, 'review')`;

const ADD_FINISHED = `
  insert into essays.jobs (id, essay_id, version_number, type, status, started_at, finished_at)
  values ($1, $2, $3, 'review', 'complete', now(), now())`;

/** The essay is locked, so requests for it take turns. */
@Injectable()
export class SqlReviewQueue extends ReviewQueue {
  constructor(
    private readonly sql: Sql,
    private readonly jobs: Jobs,
    private readonly versions: EssayVersionRepository,
    private readonly reviews: SqlStoredReviews,
    private readonly reviewer: EssayReviewer,
  ) {
    super();
  }

  async request(essay: Essay): Promise<string> {
    const { latestVersionNumber: versionNumber } = essay.state();
    const underWay = await this.sql.row<{ id: string }>(UNDER_WAY, [essay.id, versionNumber]);
    if (underWay !== null) return underWay.id;

    const jobId = newId();
    if (await this.reviews.reuse(essay.id, versionNumber, await this.inputKey(essay))) {
      await this.sql.rows(ADD_FINISHED, [jobId, essay.id, versionNumber]);
      essay.completeReview(versionNumber);
      return jobId;
    }
    await this.sql.rows(ADD, [jobId, essay.id, versionNumber]);
    const { id: essayId, studentId } = essay;
    await this.jobs.enqueue(REVIEW_ESSAY, { jobId, studentId, essayId, versionNumber });
    return jobId;
  }

  private async inputKey(essay: Essay): Promise<string> {
    const [{ content }, reader] = await Promise.all([
      this.versions.newest(essay.id),
      this.reviewer.readerFor(essay.studentId),
    ]);
    return inputKeyOf({ ...essay.details(), content }, reader);
  }
}
