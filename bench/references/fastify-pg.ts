// A minimal server for the same requests: fastify and pg, prepared statements, a pool of eight, the product's JSON shape, no
// authentication. The benchmark starts it with DATABASE_URL and PORT.
import Fastify from 'fastify';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { BROWSE, type Filter, patternsOf, SAVE, SAVED_LIST, searchWith, SIMILAR } from './statements.js';

const PAGE_SIZE = 50;
const FILTERS: readonly Filter[] = ['state', 'ownership', 'degrees_awarded', 'locale'];

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 8, min: 8 });
const app = Fastify();

interface Found {
  total: number;
  colleges: unknown[];
}

const reply = ({ total, colleges }: Found, number: number) => {
  const totalPages = Math.ceil(total / PAGE_SIZE);
  return {
    colleges,
    total,
    page: number,
    pageSize: PAGE_SIZE,
    totalPages,
    hasNextPage: number < totalPages,
    hasPreviousPage: number > 1,
    matchCount: 0,
  };
};

async function first<Row extends pg.QueryResultRow>(
  { name, sql }: { name: string; sql: string },
  values: unknown[],
): Promise<Row> {
  const { rows } = await pool.query<Row>({ name, text: sql, values });
  const [row] = rows;
  if (row === undefined) throw new Error(`${name} found nothing.`);
  return row;
}

app.get<{ Querystring: Record<string, string | undefined> }>('/api/colleges', async ({ query }) => {
  const { search } = query;
  const number = Number(query['page'] ?? 1);
  if (search === undefined) return reply(await first<Found>(BROWSE, [(number - 1) * PAGE_SIZE]), number);
  const filter = FILTERS.find((name) => query[name] !== undefined);
  return reply(
    filter === undefined
      ? await first<Found>(SIMILAR, [search])
      : await first<Found>(searchWith(filter), [patternsOf(search), query[filter]]),
    number,
  );
});

/** What the product computes for the student is null here. */
const NOT_COMPUTED = {
  computedCategory: null,
  match: null,
  matchPercentage: null,
  admissionProbability: null,
  chanceLow: null,
  chanceHigh: null,
  basis: null,
  contributions: null,
  dataCompleteness: null,
  reasoning: null,
};

app.get<{ Querystring: { student: string } }>('/api/saved-colleges', async ({ query: { student } }) => {
  const { rows } = await pool.query<object>({
    name: SAVED_LIST.name,
    text: SAVED_LIST.sql,
    values: [student],
  });
  return rows.map((row) => ({ ...row, ...NOT_COMPUTED }));
});

app.post<{ Querystring: { student: string }; Body: { collegeId: number } }>(
  '/api/saved-colleges',
  async ({ query: { student }, body: { collegeId } }, response) => {
    const row = await first<object>(SAVE, [randomUUID(), student, collegeId]);
    return response.status(201).send({ ...row, ...NOT_COMPUTED });
  },
);

app.get('/health/ready', async () => {
  await pool.query('select 1');
  return {};
});

await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
