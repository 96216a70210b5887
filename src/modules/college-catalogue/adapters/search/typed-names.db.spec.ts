import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CurrentColleges, type LoadedColleges } from '../../application/search/current-colleges.js';
import { NO_FILTER } from '../../domain/search/search-wishes.js';
import { readTyped } from '../../domain/search/typed-text.js';
import { catalogueOnPostgres } from '../../testing/catalogue-on-postgres.js';
import { TYPED_NAMES } from '../../testing/typed-names.js';
import { readStarterFiles } from '../starter-catalogue/starter-files.js';

const starter = new Set((await readStarterFiles()).colleges.map((line) => Number(line['unit_id'])));
const names = TYPED_NAMES.filter(([, unitId]) => starter.has(unitId));

let catalogue: Awaited<ReturnType<typeof catalogueOnPostgres>>;
let colleges: LoadedColleges;
beforeAll(async () => {
  catalogue = await catalogueOnPostgres();
  colleges = await catalogue.module.get(CurrentColleges).loaded();
});
afterAll(() => catalogue.close());

describe('what students type', () => {
  it('is a hundred names and more', () => {
    expect(names.length).toBeGreaterThanOrEqual(100);
  });

  it.each(names)('“%s” finds %i, %s, among the first five', (typed, unitId) => {
    const { rows } = colleges.index.search(
      {
        text: readTyped(typed),
        filters: NO_FILTER,
        sort: null,
        incomeBand: null,
        facets: false,
        page: 1,
        pageSize: 5,
      },
      { student: null, prices: null, marked: [] },
    );

    expect(rows.map((row) => colleges.index.unitIdAt(row))).toContain(unitId);
  });
});
