import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';

type EssayType = 'Personal Statement' | 'Supplemental' | 'Scholarship' | 'Other';
type EssayStatus = 'Draft' | 'Submitted' | 'Reviewing' | 'Complete' | 'Error';

export interface EssayLine {
  id: string;
  title: string;
  essayType: EssayType;
  prompt: string;
  promptSource: 'CommonApp' | 'Coalition' | 'College' | 'Custom';
  audience: string | null;
  collegeId: number | null;
  wordLimit: number | null;
  applicationId: string | null;
  status: EssayStatus;
  wordCount: number;
  latestVersionNumber: number;
  commentCount: number;
  overallScore: number | null;
  lastReviewedAt: string | null;
  createdAt: string;
  updatedAt: string;
}

export interface EssayRow extends EssayLine {
  content: string;
}

export interface EssayStats {
  total: number;
  analyzed: number;
  inProgress: number;
  averageScore: number | null;
}

interface Search {
  status?: EssayStatus | undefined;
  essayType?: EssayType | undefined;
  search?: string | undefined;
  page: number;
  limit: number;
}

const LINE = `
  essay.id, essay.title, essay.essay_type as "essayType", essay.prompt, essay.prompt_source as "promptSource",
  essay.audience, essay.college_id as "collegeId", essay.word_limit as "wordLimit",
  essay.application_id as "applicationId", essay.status, version.word_count as "wordCount",
  essay.latest_version_number as "latestVersionNumber",
  (select count(*)::int from essays.essay_comments comment where comment.essay_id = essay.id) as "commentCount",
  review.overall_score as "overallScore", review.created_at as "lastReviewedAt",
  essay.created_at as "createdAt", essay.updated_at as "updatedAt"`;

const NEWEST_REVIEW = `
  left join lateral (
    select overall_score, created_at from essays.essay_reviews
     where essay_id = essay.id order by version_number desc limit 1) review on true`;

const FROM = `
  from essays.essays essay
  join essays.essay_versions version
    on version.essay_id = essay.id and version.version_number = essay.latest_version_number
  ${NEWEST_REVIEW}`;

const MATCHES = `
  where essay.user_id = $1
    and ($2::text is null or essay.status = $2)
    and ($3::text is null or essay.essay_type = $3)
    and ($4::text is null or strpos(lower(essay.title || ' ' || essay.essay_type), lower($4)) > 0)`;

const PAGE = `
  select ${LINE} ${FROM} ${MATCHES}
   order by essay.updated_at desc, essay.id
   limit $5 offset $6`;

const COUNT = `select count(*)::int as total from essays.essays essay ${MATCHES}`;

const STATS = `
  select count(*)::int as total,
         count(review.overall_score)::int as analyzed,
         count(*) filter (where essay.status in ('Draft', 'Submitted', 'Reviewing'))::int as "inProgress",
         round(avg(review.overall_score))::int as "averageScore"
    from essays.essays essay ${NEWEST_REVIEW}
   where essay.user_id = $1`;

/** A student's essays with their newest text, the last changed first. */
@Injectable()
export class EssaysReadModel {
  constructor(private readonly sql: Sql) {}

  async page(studentId: string, search: Search): Promise<{ essays: EssayLine[]; total: number }> {
    const { status = null, essayType = null, page, limit } = search;
    const words = search.search?.trim() ?? '';
    const filter = [studentId, status, essayType, words === '' ? null : words];
    const [essays, count] = await Promise.all([
      this.sql.rows<EssayLine>(PAGE, [...filter, limit, (page - 1) * limit]),
      this.sql.row<{ total: number }>(COUNT, filter),
    ]);
    return { essays, total: count?.total ?? 0 };
  }

  stats(studentId: string): Promise<EssayStats | null> {
    return this.sql.row(STATS, [studentId]);
  }

  one(studentId: string, id: string): Promise<EssayRow | null> {
    const text = `select ${LINE}, version.content ${FROM} where essay.user_id = $1 and essay.id = $2`;
    return this.sql.row(text, [studentId, id]);
  }
}
