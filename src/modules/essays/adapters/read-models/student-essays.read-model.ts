import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';

interface EssayLine {
  id: string;
  title: string;
  essayType: 'Personal Statement' | 'Supplemental' | 'Scholarship' | 'Other';
  status: 'Draft' | 'Submitted' | 'Reviewing' | 'Complete' | 'Error';
  wordCount: number;
  overallScore: number | null;
  commentCount: number;
  updatedAt: string;
}

interface EssayText extends EssayLine {
  studentId: string;
  prompt: string;
  audience: string | null;
  content: string;
}

const LINE = `
  essay.id, essay.title, essay.essay_type as "essayType", essay.status, version.word_count as "wordCount",
  (select overall_score from essays.essay_reviews review where review.essay_id = essay.id
    order by version_number desc limit 1) as "overallScore",
  (select count(*)::int from essays.essay_comments comment where comment.essay_id = essay.id) as "commentCount",
  essay.updated_at as "updatedAt"`;

const FROM = `
  from essays.essays essay
  join essays.essay_versions version
    on version.essay_id = essay.id and version.version_number = essay.latest_version_number`;

/** For the people who run Flyleaf: a student's essays without their texts, and one that was opened. */
@Injectable()
export class StudentEssaysReadModel {
  constructor(private readonly sql: Sql) {}

  of(studentId: string): Promise<EssayLine[]> {
    return this.sql.rows(
      `select ${LINE} ${FROM} where essay.user_id = $1 order by essay.updated_at desc, essay.id`,
      [studentId],
    );
  }

  one(essayId: string): Promise<EssayText | null> {
    const text = 'essay.user_id as "studentId", essay.prompt, essay.audience, version.content';
    return this.sql.row(`select ${LINE}, ${text} ${FROM} where essay.id = $1`, [essayId]);
  }
}
