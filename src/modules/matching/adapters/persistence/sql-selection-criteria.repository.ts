import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { type SelectionCriteria } from '../../domain/selection-criteria.js';
import { SelectionCriteriaRepository } from '../../domain/selection-criteria.repository.js';

const FIND = `
  select jsonb_build_object('min', gpa_min, 'max', gpa_max) as gpa,
         jsonb_build_object('min', sat_min, 'max', sat_max) as sat,
         jsonb_build_object('min', act_min, 'max', act_max) as act,
         jsonb_build_object('min', acceptance_rate_min, 'max', acceptance_rate_max) as "acceptanceRate",
         jsonb_build_object('min', tuition_min, 'max', tuition_max) as tuition,
         jsonb_build_object('academic', academic_weight, 'extracurricular', extracurricular_weight,
                            'location', location_weight, 'cost', cost_weight, 'culture', culture_weight) as weights
    from matching.selection_criteria where student_id = $1`;

const SAVE = `
  insert into matching.selection_criteria
         (student_id, gpa_min, gpa_max, sat_min, sat_max, act_min, act_max, acceptance_rate_min, acceptance_rate_max,
          tuition_min, tuition_max, academic_weight, extracurricular_weight, location_weight, cost_weight,
          culture_weight, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $17)
      on conflict (student_id) do update
         set (gpa_min, gpa_max, sat_min, sat_max, act_min, act_max, acceptance_rate_min, acceptance_rate_max,
              tuition_min, tuition_max, academic_weight, extracurricular_weight, location_weight, cost_weight,
              culture_weight, updated_at)
           = ($2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`;

@Injectable()
export class SqlSelectionCriteriaRepository extends SelectionCriteriaRepository {
  constructor(private readonly sql: Sql) {
    super();
  }

  of(studentId: string): Promise<SelectionCriteria | null> {
    return this.sql.row<SelectionCriteria>(FIND, [studentId]);
  }

  async save(studentId: string, { weights, ...ranges }: SelectionCriteria, now: Date): Promise<void> {
    const { gpa, sat, act, acceptanceRate, tuition } = ranges;
    const ends = [gpa, sat, act, acceptanceRate, tuition].flatMap(({ min, max }) => [min, max]);
    const { academic, extracurricular, location, cost, culture } = weights;
    await this.sql.rows(SAVE, [studentId, ...ends, academic, extracurricular, location, cost, culture, now]);
  }
}
