import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { CollegeCard, CollegeCards } from '../../contracts/index.js';
import { CachedColleges } from './cached-colleges.js';

const CARDS = 'select card from college_catalogue.college_search where unit_id = any ($1::int[])';

/** From the colleges in memory; the few that are not there, closed or brand-new, from the database. */
@Injectable()
export class CachedCards extends CollegeCards {
  constructor(
    private readonly colleges: CachedColleges,
    private readonly sql: Sql,
  ) {
    super();
  }

  async of(unitIds: readonly number[]): Promise<ReadonlyMap<number, CollegeCard>> {
    const { cards } = await this.colleges.now();
    const found = unitIds.flatMap((unitId) => cards.get(unitId) ?? []);
    const missing = unitIds.filter((unitId) => !cards.has(unitId));
    if (missing.length > 0) {
      const rows = await this.sql.rows<{ card: CollegeCard }>(CARDS, [missing]);
      found.push(...rows.map(({ card }) => CollegeCard.parse(card)));
    }
    return new Map(found.map((card) => [card.id, card]));
  }
}
