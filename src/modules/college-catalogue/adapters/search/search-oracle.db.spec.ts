import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CollegeFinder } from '../../application/search/college-finder.js';
import { catalogueOnPostgres } from '../../testing/catalogue-on-postgres.js';
import { randomSearches, someStudent } from '../../testing/random-searches.js';
import { type SearchOracle, searchOracle } from '../../testing/search-oracle.js';
import { US_STATES } from '#shared-kernel/domain/us-states.js';

let catalogue: Awaited<ReturnType<typeof catalogueOnPostgres>>;
let oracle: SearchOracle;
let finder: CollegeFinder;
let names: string[];
let ids: number[];
beforeAll(async () => {
  catalogue = await catalogueOnPostgres();
  oracle = await searchOracle(catalogue.client);
  finder = catalogue.module.get(CollegeFinder);
  const { rows } = await catalogue.client.query<{ id: number; words: string }>(
    `select unit_id as id, concat_ws(' ', name, array_to_string(other_names, ' '), city, state) as words
       from college_catalogue.colleges`,
  );
  names = rows.map(({ words }) => words);
  ids = rows.map(({ id }) => id);
});
afterAll(() => catalogue.close());

describe('the search in memory', () => {
  it('finds the same colleges in the same order as SQL, for 500 searches with and without a student', async () => {
    const student = someStudent(ids, 7);
    const differences: object[] = [];
    let [withColleges, corrected] = [0, 0];
    for (const [at, criteria] of randomSearches(names, Object.keys(US_STATES), 500, 20_261_120).entries()) {
      const searcher = at % 3 === 0 ? null : student;
      const { unitIds, total, sort, correctedSearch } = await finder.find(criteria, {
        student: searcher,
        prices: null,
      });
      const found = { total, ids: unitIds };
      if (unitIds.length > 0) withColleges += 1;
      if (correctedSearch !== null) corrected += 1;
      const expected = await oracle.find(criteria, sort, searcher);
      if (JSON.stringify(found) !== JSON.stringify(expected))
        differences.push({ at, criteria, sort, found, expected });
    }

    expect(differences.slice(0, 3)).toEqual([]);
    expect(differences).toHaveLength(0);
    expect(withColleges).toBeGreaterThan(150);
    expect(corrected).toBeGreaterThan(20);
  }, 300_000);
});
