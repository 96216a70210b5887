import { type PersonalPage, type StudentSearch } from '#modules/matching/contracts/index.js';
import { type SearchWishes } from '../../../domain/entities/entities.js';
import { type Figure } from '../../../domain/figures/figure.js';
import { type ListedColleges } from '../listed-colleges.js';
import { type CollegeList } from '../tool-results.js';
import { type Tool } from '../tools.js';
import { leftOut } from './left-out.js';
import { queryOf } from './search-query.js';

const USUAL_ROWS = 5;
const MOST_ROWS = 10;
/** As many as a search gives at once. */
const MOST_FOUND = 100;
/** Circles around home, until there are enough colleges to choose from. */
const CIRCLES_IN_MILES = [25, 50, 100, 200, 400] as const;

interface Asked {
  readonly wishes: SearchWishes;
  readonly page: number;
  readonly limit: number;
}
interface Found extends Pick<CollegeList, 'wishes' | 'relaxed'> {
  readonly page: PersonalPage;
}

/** Searches the catalogue. A wish that leaves no college is given up, and named. */
export const searchColleges =
  (search: StudentSearch, listed: ListedColleges): Tool<'search_colleges'> =>
  async (studentId, { limit = USUAL_ROWS, page = 1, ...wishes }) => {
    const asked = { wishes, page, limit: Math.min(Math.max(1, limit), MOST_ROWS) };
    const found = await nearestOrAll(search, studentId, asked);
    if (found === null) return { ok: false, code: 'out-of-bounds', words: 'I can’t search for that.' };
    const ids = found.page.colleges.map(({ id }) => id);
    return {
      ok: true,
      data: {
        rows: await listed.of(studentId, ids),
        total: counted(found.page.total),
        wishes: found.wishes,
        relaxed: found.relaxed,
        advice: adviceOf(found),
      },
    };
  };

async function nearestOrAll(search: StudentSearch, studentId: string, asked: Asked): Promise<Found | null> {
  const { wishes, limit } = asked;
  if (wishes.sort !== 'distance' || wishes.withinMiles !== undefined)
    return findOrRelax(search, studentId, asked);
  for (const withinMiles of CIRCLES_IN_MILES) {
    const near = { ...wishes, withinMiles };
    const page = await find(search, studentId, { ...asked, wishes: near });
    if (page !== null && page.total >= limit) return { page, wishes: near, relaxed: [] };
  }
  return findOrRelax(search, studentId, asked);
}

async function findOrRelax(search: StudentSearch, studentId: string, asked: Asked): Promise<Found | null> {
  const page = await find(search, studentId, asked);
  if (page === null) return null;
  const wider = page.total < FEWEST_NEAR ? await furtherAround(search, studentId, asked) : null;
  if (wider !== null) return wider;
  const [best] = page.relax;
  const fewer = best === undefined ? null : leftOut(asked.wishes, best.filter);
  if (page.total > 0 || fewer === null) return { page, wishes: asked.wishes, relaxed: [] };
  const relaxed = await find(search, studentId, { ...asked, wishes: fewer.wishes });
  return relaxed && { page: relaxed, wishes: fewer.wishes, relaxed: [fewer.words] };
}

/** A place named by its ZIP area is known to some tens of miles only. */
const FEWEST_NEAR = 3;
const FURTHER_IN_MILES = [50, 75, 100] as const;

async function furtherAround(search: StudentSearch, studentId: string, asked: Asked): Promise<Found | null> {
  const { near, withinMiles } = asked.wishes;
  if (near === undefined || withinMiles === undefined) return null;
  for (const miles of FURTHER_IN_MILES.filter((further) => further > withinMiles)) {
    const wishes = { ...asked.wishes, withinMiles: miles };
    const page = await find(search, studentId, { ...asked, wishes });
    if (page !== null && page.total >= FEWEST_NEAR) return { page, wishes, relaxed: [] };
  }
  return null;
}

async function find(
  search: StudentSearch,
  studentId: string,
  { wishes, page, limit }: Asked,
): Promise<PersonalPage | null> {
  const { without = [], withoutCity } = wishes;
  const all = without.length > 0 || withoutCity !== undefined;
  const query = queryOf(wishes, all ? 1 : page, all ? MOST_FOUND : limit);
  if (query === null) return null;
  const found = await search.find(studentId, query);
  if (!all) return found;
  const wanted = found.colleges.filter(
    ({ id, city }) => !without.includes(id) && city.toLowerCase() !== withoutCity,
  );
  const left = found.colleges.length - wanted.length;
  return {
    ...found,
    colleges: wanted.slice((page - 1) * limit, page * limit),
    total: found.total - left,
  };
}

const counted = (value: number): Figure => ({
  value,
  unit: 'count',
  label: 'colleges-counted',
  about: 'all',
  source: 'fixed',
  year: '',
  said: 'count',
});

const adviceOf = ({ page, wishes }: Found): string[] =>
  page.total > 0 ? [] : page.relax.flatMap(({ filter }) => leftOut(wishes, filter)?.words ?? []);
