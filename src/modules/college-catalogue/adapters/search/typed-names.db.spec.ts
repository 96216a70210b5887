import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CollegeFinder } from '../../application/search/college-finder.js';
import { NO_FILTER } from '../../domain/search/search-criteria.js';
import { readTyped } from '../../domain/search/typed-text.js';
import { catalogueOnPostgres } from '../../testing/catalogue-on-postgres.js';
import { FIRST_NAMES, TYPED_NAMES } from '../../testing/typed-names.js';
import { readStarterFiles } from '../starter-catalogue/starter-files.js';

const starter = new Set((await readStarterFiles()).colleges.map((line) => Number(line['unit_id'])));
const names = TYPED_NAMES.filter(([, unitId]) => starter.has(unitId));

let catalogue: Awaited<ReturnType<typeof catalogueOnPostgres>>;
let finder: CollegeFinder;
beforeAll(async () => {
  catalogue = await catalogueOnPostgres();
  finder = catalogue.module.get(CollegeFinder);
});
afterAll(() => catalogue.close());

describe('what students type', () => {
  it('is a hundred names and more', () => {
    expect(names.length).toBeGreaterThanOrEqual(100);
  });

  it.each(names)('“%s” finds %i, %s, among the first five', async (typed, unitId) => {
    const { unitIds } = await finder.find(
      {
        text: readTyped(typed),
        filters: NO_FILTER,
        sort: null,
        facets: false,
        page: 1,
        pageSize: 5,
      },
      { student: null, prices: null },
    );

    expect(unitIds).toContain(unitId);
  });

  it.each(FIRST_NAMES)('“%s” finds %i, %s, first', async (typed, unitId) => {
    const { unitIds } = await finder.find(
      { text: readTyped(typed), filters: NO_FILTER, sort: null, facets: false, page: 1, pageSize: 1 },
      { student: null, prices: null },
    );

    expect(unitIds).toEqual([unitId]);
  });
});
