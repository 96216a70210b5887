import { Injectable } from '@nestjs/common';
import { SqlReader } from '#shared-kernel/platform/persistence/sql-reader.js';
import { CurrentColleges } from '../../application/search/current-colleges.js';
import { CollegeCards } from '../../contracts/index.js';

const CARDS =
  'select unit_id as id, card::text from college_catalogue.college_search where unit_id = any ($1::int[])';

/** From the colleges in memory; the few that are not there, closed or quite new, from the database. */
@Injectable()
export class RememberedCards extends CollegeCards {
  constructor(
    private readonly colleges: CurrentColleges,
    private readonly sql: SqlReader,
  ) {
    super();
  }

  async written(unitIds: readonly number[]): Promise<ReadonlyMap<number, Uint8Array>> {
    const colleges = await this.colleges.loaded();
    const cards = new Map<number, Uint8Array>();
    const elsewhere: number[] = [];
    for (const unitId of unitIds) {
      const row = colleges.index.rowOf(unitId);
      if (row === undefined) elsewhere.push(unitId);
      else cards.set(unitId, colleges.cardAt(row));
    }
    if (elsewhere.length === 0) return cards;

    const rows = await this.sql.rows<{ id: number; card: string }>(CARDS, [elsewhere]);
    for (const { id, card } of rows) cards.set(id, Buffer.from(card));
    return cards;
  }
}
