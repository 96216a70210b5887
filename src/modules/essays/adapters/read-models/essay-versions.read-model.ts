import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';

export interface VersionLine {
  versionNumber: number;
  name: string | null;
  origin: 'typed' | 'uploaded' | 'restored';
  restoredFrom: number | null;
  wordCount: number;
  wordsAdded: number;
  wordsRemoved: number;
  /** Of this version's review; null without one. */
  overallScore: number | null;
  createdAt: string;
}

export interface VersionRow extends VersionLine {
  content: string;
}

const LINE = `
  version.version_number as "versionNumber", version.name, version.origin, version.restored_from as "restoredFrom",
  version.word_count as "wordCount", version.words_added as "wordsAdded",
  version.words_removed as "wordsRemoved", review.overall_score as "overallScore", version.created_at as "createdAt"`;

const FROM = `
  from essays.essays essay
  join essays.essay_versions version on version.essay_id = essay.id
  left join essays.essay_reviews review
    on review.essay_id = essay.id and review.version_number = version.version_number
 where essay.user_id = $1 and essay.id = $2`;

/** The versions of a student's essay. */
@Injectable()
export class EssayVersionsReadModel {
  constructor(private readonly sql: Sql) {}

  /** Without their texts, the newest first. Empty for an unknown essay, because every essay has a version. */
  of(studentId: string, essayId: string): Promise<VersionLine[]> {
    const text = `select ${LINE} ${FROM} order by version.version_number desc`;
    return this.sql.rows(text, [studentId, essayId]);
  }

  one(studentId: string, essayId: string, versionNumber: number): Promise<VersionRow | null> {
    const text = `select ${LINE}, version.content ${FROM} and version.version_number = $3`;
    return this.sql.row(text, [studentId, essayId, versionNumber]);
  }
}
