import { parseArgs } from 'node:util';
import pg from 'pg';
import { loadColleges } from '#modules/college-catalogue/adapters/search/load-colleges.js';
import { readTyped } from '../src/modules/college-catalogue/domain/search/typed-text.js';
import { NO_FILTER } from '../src/modules/college-catalogue/domain/search/search-criteria.js';
import { randomSearches, someStudent } from '../src/modules/college-catalogue/testing/random-searches.js';
import { searchOracle } from '../src/modules/college-catalogue/testing/search-oracle.js';
import { TYPED_NAMES } from '../src/modules/college-catalogue/testing/typed-names.js';
import { US_STATES } from '#shared-kernel/domain/us-states.js';

/** Random searches in memory and in plain SQL, over all colleges of DATABASE_URL; then what students type. Fails on any difference. */
const { values } = parseArgs({
  options: { queries: { type: 'string', default: '500' }, seed: { type: 'string', default: '20261120' } },
});
const databaseUrl = process.env['DATABASE_URL'];
if (databaseUrl === undefined) throw new Error('Set DATABASE_URL to a database that holds the catalogue.');

const client = new pg.Client({ connectionString: databaseUrl });
await client.connect();
const began = performance.now();
const { index } = await loadColleges({
  rows: async <Row>(text: string, parameters?: readonly unknown[]) =>
    (await client.query(text, parameters && [...parameters])).rows as Row[],
});
console.log(`${index.count} colleges read in ${(performance.now() - began).toFixed(0)} ms`);

const { rows: known } = await client.query<{ id: number; words: string }>(
  `select unit_id as id, concat_ws(' ', name, array_to_string(other_names, ' '), city, state) as words
     from college_catalogue.colleges order by unit_id`,
);
const oracle = await searchOracle(client);
const student = someStudent(
  known.map(({ id }) => id),
  7,
);
const searches = randomSearches(
  known.map(({ words }) => words),
  Object.keys(US_STATES),
  Number(values.queries),
  Number(values.seed),
);

let [spent, slowest, differences] = [0, 0, 0];
for (const [at, criteria] of searches.entries()) {
  const searcher = { student: at % 3 === 0 ? null : student, prices: null };
  const start = performance.now();
  const { unitIds, total, sort } = index.search(criteria, searcher);
  const took = performance.now() - start;
  spent += took;
  slowest = Math.max(slowest, took);
  const found = JSON.stringify({ total, ids: unitIds });
  const expected = JSON.stringify(await oracle.find(criteria, sort, searcher.student));
  if (found === expected) continue;
  differences += 1;
  console.log(`differs: ${JSON.stringify(criteria)} by ${sort}\n  found    ${found}\n  expected ${expected}`);
}
await client.end();

const lost = TYPED_NAMES.filter(([typed, unitId]) => {
  const five = index.search(
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
  return !five.unitIds.includes(unitId);
});
for (const [typed, , name] of lost) console.log(`not among the first five: “${typed}” for ${name}`);
if (differences > 0 || lost.length > 0) process.exitCode = 1;
console.log(
  `${searches.length - differences} of ${searches.length} searches agree with SQL ` +
    `(${(spent / searches.length).toFixed(2)} ms each in memory, the slowest ${slowest.toFixed(1)} ms); ` +
    `${TYPED_NAMES.length - lost.length} of ${TYPED_NAMES.length} typed names among the first five`,
);
