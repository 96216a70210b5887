import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';

export interface DraftRow {
  id: string;
  title: string;
  prompt: string;
  wordLimit: number | null;
  collegeId: number | null;
  content: string;
  wordCount: number;
}

/** Older essays are rarely looked at again, and planning stays quick. */
const MOST_DRAFTS = 40;

const DRAFTS = `
  select essay.id, essay.title, essay.prompt, essay.word_limit as "wordLimit", essay.college_id as "collegeId",
         version.content, version.word_count as "wordCount"
    from essays.essays essay
    join essays.essay_versions version
      on version.essay_id = essay.id and version.version_number = essay.latest_version_number
   where essay.user_id = $1
   order by essay.updated_at desc, essay.id
   limit ${MOST_DRAFTS}`;

/** A student's essays with their newest text, the last changed first. */
@Injectable()
export class DraftsToReuseReadModel {
  constructor(private readonly sql: Sql) {}

  of(studentId: string): Promise<DraftRow[]> {
    return this.sql.rows(DRAFTS, [studentId]);
  }
}
