import { Injectable } from '@nestjs/common';
import { newId } from '#shared-kernel/application/new-id.js';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { StoredReviews } from '../../application/review/stored-reviews.js';
import { inputKeyOf } from '../node-crypto/input-key.js';

const REPLACED = `
      on conflict (essay_id, version_number) do update
     set id = excluded.id, input_key = excluded.input_key, model = excluded.model,
         overall_score = excluded.overall_score, rubric = excluded.rubric, strengths = excluded.strengths,
         improvements = excluded.improvements, line_comments = excluded.line_comments,
         readability = excluded.readability, originality = excluded.originality, details = excluded.details,
         created_at = excluded.created_at`;

const STORE = `
  insert into essays.essay_reviews (id, essay_id, version_number, input_key, model, overall_score, rubric, strengths,
                                    improvements, line_comments, readability, originality, details, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, clock_timestamp())
  ${REPLACED}`;

const FIND = `
  select version_number as "versionNumber" from essays.essay_reviews
   where essay_id = $1 and input_key = $2
   order by (version_number = $3) desc limit 1`;

const COPY = `
  insert into essays.essay_reviews (id, essay_id, version_number, input_key, model, overall_score, rubric, strengths,
                                    improvements, line_comments, readability, originality, details, created_at)
  select $1, essay_id, $4, input_key, model, overall_score, rubric, strengths, improvements, line_comments,
         readability, originality, details, created_at
    from essays.essay_reviews where essay_id = $2 and version_number = $3
  ${REPLACED}`;

@Injectable()
export class SqlStoredReviews extends StoredReviews {
  constructor(private readonly sql: Sql) {
    super();
  }

  async store({ essayId, versionNumber, request, review }: Parameters<StoredReviews['store']>[0]) {
    const id = newId();
    const { model, scores, rubric, strengths, improvements, lineComments, readability, ...details } = review;
    const inputKey = inputKeyOf(request, model);
    const parts = [rubric, strengths, improvements, lineComments, readability];
    await this.sql.rows(STORE, [
      ...[id, essayId, versionNumber, inputKey, model, scores.overall],
      ...parts.map((part) => JSON.stringify(part)),
      JSON.stringify({ score: scores.originality }),
      JSON.stringify({ ...details, scores }),
    ]);
    return id;
  }

  /** Whether this version has a review with this key now: its own, or that of an older version with the same text. */
  async reuse(essayId: string, versionNumber: number, inputKey: string): Promise<boolean> {
    const found = await this.sql.row<{ versionNumber: number }>(FIND, [essayId, inputKey, versionNumber]);
    if (found === null) return false;
    if (found.versionNumber !== versionNumber)
      await this.sql.rows(COPY, [newId(), essayId, found.versionNumber, versionNumber]);
    return true;
  }
}
