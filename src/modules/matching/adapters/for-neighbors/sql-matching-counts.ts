import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { MatchingCounts, type MatchingTotals } from '../../contracts/index.js';

const TOTALS = `
  select (select count(*)::int from matching.applications where deleted_at is null) as applications,
         (select count(*)::int from matching.prediction_results) as predictions`;

@Injectable()
export class SqlMatchingCounts extends MatchingCounts {
  constructor(private readonly sql: Sql) {
    super();
  }

  async now(): Promise<MatchingTotals> {
    return (await this.sql.row<MatchingTotals>(TOTALS)) ?? { applications: 0, predictions: 0 };
  }
}
