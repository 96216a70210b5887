import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';

/** Who reads, whose essays, and under which link. */
interface Reader {
  adultId: string;
  studentId: string;
  linkedAt: Date;
}

interface SharedEssayLine {
  id: string;
  title: string;
  essayType: 'Personal Statement' | 'Supplemental' | 'Scholarship' | 'Other';
  audience: string | null;
  collegeId: number | null;
  status: 'Draft' | 'Submitted' | 'Reviewing' | 'Complete' | 'Error';
  wordCount: number;
  wordLimit: number | null;
  updatedAt: string;
  /** The text is newer than what this reader last wrote about it. */
  changedSinceComment: boolean;
}

interface SharedEssayText extends SharedEssayLine {
  prompt: string;
  content: string;
}

const LINE = `
  essay.id, essay.title, essay.essay_type as "essayType", essay.audience, essay.college_id as "collegeId",
  essay.status, version.word_count as "wordCount", essay.word_limit as "wordLimit", essay.updated_at as "updatedAt",
  not exists (select 1 from essays.essay_comments comment
               where comment.essay_id = essay.id and comment.counselor_id = share.adult_id
                 and comment.created_at >= version.created_at) as "changedSinceComment"`;

const SHARED = `
  from essays.essay_shares share
  join essays.essays essay on essay.id = share.essay_id
  join essays.essay_versions version
    on version.essay_id = essay.id and version.version_number = essay.latest_version_number
 where share.adult_id = $1 and essay.user_id = $2 and share.linked_at = $3`;

const LIST = `select ${LINE} ${SHARED} order by essay.updated_at desc, essay.id`;
const ONE = `select ${LINE}, essay.prompt, version.content ${SHARED} and essay.id = $4`;

/** What an adult reads of a student’s essays: those shared under the link the two have now. */
@Injectable()
export class SharedEssaysReadModel {
  constructor(private readonly sql: Sql) {}

  of({ adultId, studentId, linkedAt }: Reader): Promise<SharedEssayLine[]> {
    return this.sql.rows(LIST, [adultId, studentId, linkedAt]);
  }

  one({ adultId, studentId, linkedAt }: Reader, essayId: string): Promise<SharedEssayText | null> {
    return this.sql.row(ONE, [adultId, studentId, linkedAt, essayId]);
  }
}
