import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';

interface Place {
  paragraphIndex: number;
  quote: string;
  start: number;
  end: number;
}

type Category =
  | 'THEMATIC_DEVELOPMENT'
  | 'MEANINGFUL_TOPIC'
  | 'STRENGTHS_DISPLAYED'
  | 'STRUCTURE_FLOW'
  | 'GRAMMAR_STYLE'
  | 'ORIGINALITY_VOICE';

export interface LatestReviewRow {
  versionNumber: number;
  /** Tells what was read, and by whom. */
  inputKey: string;
  model: string;
  overallScore: number;
  rubric: { category: Category; score: number; justification: string }[];
  strengths: string[];
  improvements: string[];
  lineComments: (Place & {
    kind: string;
    category: Category;
    tone: 'fix' | 'question' | 'wonder';
    message: string;
    suggestion: string;
    why: string;
    alsoAt: Place[];
  })[];
  readability: { score: number; wordsPerSentence: number };
  originality: { score: number };
  details: {
    scores: { grammar: number; structure: number; relevance: number; aiDetection: number };
    strengthsAt: (Place & { kind: string; category: Category })[];
    overallAssessment: string;
    cannotJudge: string[];
    notice: string | null;
    support: boolean;
  };
  createdAt: string;
}

const LATEST = `
  select version_number as "versionNumber", input_key as "inputKey", model, overall_score as "overallScore", rubric, strengths,
         improvements, line_comments as "lineComments", readability, originality, details, created_at as "createdAt"
    from essays.essay_reviews where essay_id = $1 order by version_number desc limit 1`;

/** Of each essay, the review of the newest version that has one. */
@Injectable()
export class LatestReviewsReadModel {
  constructor(private readonly sql: Sql) {}

  /** Null before the first review. The caller made sure that the essay may be read. */
  of(essayId: string): Promise<LatestReviewRow | null> {
    return this.sql.row<LatestReviewRow>(LATEST, [essayId]);
  }
}
