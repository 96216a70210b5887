import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { RecommendationChoice } from '../../domain/recommendation-choice.js';
import { MOST_CHOICES, TooManyChoices } from '../../domain/recommendation-choice.errors.js';
import { RecommendationChoiceRepository } from '../../domain/recommendation-choice.repository.js';

/** Of two first choices at once, one inserts the row and the other waits for it. */
const OPEN = `
  insert into matching.recommendation_choices (student_id, college_id, changed_at)
  select $1::uuid, $2::int, now()
   where (select count(*) from matching.recommendation_choices where student_id = $1) < $3
      on conflict do nothing`;

const HIDDEN = `
  select college_id from matching.recommendation_choices where student_id = $1 and user_interested is false`;

@Injectable()
export class MikroOrmRecommendationChoiceRepository extends RecommendationChoiceRepository {
  constructor(
    private readonly entities: EntityManager,
    private readonly sql: Sql,
  ) {
    super();
  }

  async lock(studentId: string, collegeId: number): Promise<RecommendationChoice> {
    await this.sql.rows(OPEN, [studentId, collegeId, MOST_CHOICES]);
    const choice = await this.entities.findOne(
      RecommendationChoice,
      { studentId, collegeId },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (choice === null) throw new TooManyChoices();
    return choice;
  }

  async hiddenFrom(studentId: string): Promise<readonly number[]> {
    const rows = await this.sql.rows<{ college_id: number }>(HIDDEN, [studentId]);
    return rows.map((row) => row.college_id);
  }
}
