import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';

type Reason = 'too-far' | 'too-expensive' | 'not-my-field' | 'other';

export interface ChoiceRow {
  collegeId: number;
  userInterested: boolean | null;
  reason: Reason | null;
  userNotes: string;
}

export interface RecommendationRow extends Omit<ChoiceRow, 'reason'> {
  /** Null while no current prediction is stored. */
  predictionId: string | null;
}

const STORED = `
  select college_id as "collegeId", p.id as "predictionId", user_interested as "userInterested",
         coalesce(user_notes, '') as "userNotes"
    from (select id, college_id from matching.prediction_results where student_id = $1 and expires_at > $2) p
    full join (select * from matching.recommendation_choices where student_id = $1) c using (college_id)`;

const CHOICES = `
  select college_id as "collegeId", user_interested as "userInterested", reason, user_notes as "userNotes"
    from matching.recommendation_choices
   where student_id = $1`;

const HIDDEN = `${CHOICES} and user_interested is false order by changed_at desc, college_id`;

/** What is stored about the colleges that we recommend to a student. */
@Injectable()
export class RecommendationChoicesReadModel {
  constructor(private readonly sql: Sql) {}

  /** By unit id. */
  async storedFor(studentId: string, now: Date): Promise<ReadonlyMap<number, RecommendationRow>> {
    const rows = await this.sql.rows<RecommendationRow>(STORED, [studentId, now]);
    return new Map(rows.map((row) => [row.collegeId, row]));
  }

  /** The newest first. */
  hiddenFrom(studentId: string): Promise<ChoiceRow[]> {
    return this.sql.rows(HIDDEN, [studentId]);
  }

  one(studentId: string, collegeId: number): Promise<ChoiceRow | null> {
    return this.sql.row(`${CHOICES} and college_id = $2`, [studentId, collegeId]);
  }
}
