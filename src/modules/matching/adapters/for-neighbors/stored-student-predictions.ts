import { Injectable } from '@nestjs/common';
import { CollegeCards } from '#modules/college-catalogue/contracts/index.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { CurrentMatches } from '../../application/matches/current-matches.js';
import { Predictions } from '../../application/predictions/predictions.js';
import { StorePredictions } from '../../application/predictions/store-predictions.js';
import { type StoredPrediction, StoredPredictions } from '../../contracts/index.js';

type PredictionRow = Omit<StoredPrediction, 'collegeName' | 'collegeState'> & { collegeId: number };

const ROWS = `
  select id, college_id as "collegeId", match_category as category,
         admission_probability::float8 as "admissionProbability", chance_low::float8 as "chanceLow",
         chance_high::float8 as "chanceHigh", match_score::float8 as "matchScore",
         recommendation_reasoning as reasoning
    from matching.prediction_results
   where student_id = $1
   order by place`;

@Injectable()
export class StoredStudentPredictions extends StoredPredictions {
  constructor(
    private readonly sql: Sql,
    private readonly current: CurrentMatches,
    private readonly predictions: Predictions,
    private readonly storePredictions: StorePredictions,
    private readonly cards: CollegeCards,
    private readonly clock: Clock,
  ) {
    super();
  }

  async of(studentId: string): Promise<readonly StoredPrediction[]> {
    await this.bringUpToDate(studentId);
    const rows = await this.sql.rows<PredictionRow>(ROWS, [studentId]);
    const cards = await this.cards.of(rows.map(({ collegeId }) => collegeId));
    return rows.flatMap(({ collegeId, ...prediction }) => {
      const card = cards.get(collegeId);
      return card === undefined
        ? []
        : [{ ...prediction, collegeName: card.shortName, collegeState: card.state }];
    });
  }

  /** The job that refreshes them may be seconds behind a save, and minutes behind an import. */
  private async bringUpToDate(studentId: string): Promise<void> {
    const matches = await this.current.of(studentId);
    const { profileVersion, catalogueVersion } = matches;
    const version = { studentId, profileVersion, catalogueVersion };
    if (await this.predictions.isCurrent(version, this.clock.now())) return;
    await this.storePredictions.of(studentId, matches);
  }
}
