import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { EssayCounts, type EssayTotals } from '../../contracts/index.js';

const TOTALS = `
  select (select count(*)::int from essays.essays) as essays,
         (select count(*)::int from essays.essay_reviews) as reviews`;

@Injectable()
export class SqlEssayCounts extends EssayCounts {
  constructor(private readonly sql: Sql) {
    super();
  }

  async now(): Promise<EssayTotals> {
    return (await this.sql.row<EssayTotals>(TOTALS)) ?? { essays: 0, reviews: 0 };
  }
}
