import { describe, expect, it } from 'vitest';
import { CollegeSearch, type Searcher } from '#modules/college-catalogue/contracts/index.js';
import { aCollege } from '../../domain/engine/testing/colleges.js';
import { aStudent } from '../../domain/engine/testing/worked-profiles.js';
import { FixedColleges } from '../../testing/fixed-colleges.js';
import { inMemoryMatches } from '../../testing/in-memory-matches.js';
import { KnownStudents } from '../../testing/known-students.js';
import { SearchAsStudent } from './search-as-student.js';
import { SearchForCaller } from './search-for-caller.js';

const CHLOE = 'chloe';
const [HOME, AWAY] = [1, 2];
const publicCollege = { control: 'public', tuitionInState: 10_000, tuitionOutOfState: 40_000 } as const;
const colleges = new FixedColleges([
  aCollege({ unitId: HOME, state: 'OH', ...publicCollege }),
  aCollege({ unitId: AWAY, state: 'MI', ...publicCollege }),
]);
const students = new KnownStudents();
students.save(CHLOE, aStudent({ homeState: 'OH', incomeBand: '60-100k', unweightedGpa: 3.8 }));

class NothingFound extends CollegeSearch {
  searcher: Searcher | undefined;
  catalogueVersion = () => Promise.resolve('1');
  find(_query: unknown, searcher: Searcher) {
    this.searcher = searcher;
    return Promise.resolve({
      colleges: [],
      total: 0,
      recommended: 0,
      certificateSchools: 0,
      sort: 'match' as const,
      correctedSearch: null,
      reading: null,
      near: null,
      facets: null,
      advice: { relax: [{ filter: 'state' as const, total: 7 }], withoutFilters: 9 },
      unusedFilters: [],
    });
  }
}

const search = new NothingFound();
const matches = inMemoryMatches(students, colleges);
const asStudent = new SearchAsStudent(new SearchForCaller(search, matches, colleges), matches);

describe('the search as one student', () => {
  it('searches with the student’s own estimates and says which filters to leave out', async () => {
    const page = await asStudent.find(CHLOE, { page: 1, pageSize: 5, state: ['ME'] });
    expect(search.searcher?.student?.hasEstimates).toBe(true);
    expect(page).toEqual({ colleges: [], total: 0, relax: [{ filter: 'state', total: 7 }] });
  });
});

describe('prices for one student', () => {
  const priceOf = async (unitId: number, incomeBand?: 'under 30k') =>
    (await asStudent.prices(CHLOE, [unitId], incomeBand)).get(unitId);

  it('says what of the price is for living in another state', async () => {
    const [home, away] = [await priceOf(HOME), await priceOf(AWAY)];
    expect(home).toMatchObject({ kind: 'for-your-income', residence: 'in-state', outOfState: 0 });
    expect(away).toMatchObject({ residence: 'out-of-state', outOfState: 30_000 });
    expect((away?.amount ?? 0) - (home?.amount ?? 0)).toBe(30_000);
  });

  it('uses an income that was said for this question only', async () => {
    const stored = await priceOf(HOME);
    expect((await priceOf(HOME, 'under 30k'))?.amount).toBe(15_000);
    expect(await priceOf(HOME)).toEqual(stored);
  });

  it('leaves out a college that is not in the catalogue', async () => {
    expect(await priceOf(999)).toBeUndefined();
  });
});
