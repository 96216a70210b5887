import pg from 'pg';
import { ratioResult, type Result } from '../measuring/result.js';
import { throughput } from '../measuring/load.js';
import { type Request } from '../measuring/requests.js';
import { byStudents, measured, type Stage } from '../measuring/stage.js';

const ADDRESS = '/api/saved-colleges';
/** More than either side of a measurement can save, so that no college is saved twice. */
const SAVES_PER_SECOND = 12_000;

/** P10: a student's list of ten. */
export async function savedList(stage: Stage): Promise<Result[]> {
  const { product, reference, students, seconds } = stage;
  const requests = byStudents(stage, [ADDRESS]);
  const plain = students.map(({ id }) => ({ path: `${ADDRESS}?student=${id}` }));
  const series = await measured(stage, [
    { name: 'product', measure: () => throughput({ url: product.url, requests, seconds }) },
    { name: 'fastify', measure: () => throughput({ url: reference.url, requests: plain, seconds }) },
  ]);
  return [
    ratioResult(
      {
        ...{ id: 'P10', what: 'saved list, requests/s', against: 'fastify + pg' },
        ...{ must: 0.5, goal: 0.8, more: 'is better' },
      },
      series,
      ['product', 'fastify'],
      'per s',
    ),
  ];
}

/** P12: saving colleges, each on disk before its reply. */
export async function savingColleges(stage: Stage): Promise<Result[]> {
  const { product, reference, databaseUrl, seconds } = stage;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: number }>(
    'select unit_id as id from bench_reference.colleges order by unit_id',
  );
  const saves = newSaves(
    stage,
    rows.map(({ id }) => id),
  );
  const { rows: before } = await client.query<{ id: string }>('select id from matching.saved_colleges');
  const existing = before.map(({ id }) => id);

  const saving = (url: string, requests: readonly Request[]) => async () => {
    const rate = await throughput({ url, requests, seconds });
    const { rowCount } = await client.query('delete from matching.saved_colleges where id <> all ($1)', [
      existing,
    ]);
    if ((rowCount ?? 0) < Math.floor(rate * seconds * 0.9))
      throw new Error(`Of ${(rate * seconds).toFixed(0)} acknowledged saves ${rowCount} are in the table.`);
    return rate;
  };
  const ours = saves.map(({ authorization, body }) => ({ path: ADDRESS, authorization, body }));
  const theirs = saves.map(({ student, body }) => ({ path: `${ADDRESS}?student=${student}`, body }));
  try {
    const series = await measured(stage, [
      { name: 'product', measure: saving(product.url, ours) },
      { name: 'fastify', measure: saving(reference.url, theirs) },
    ]);
    return [
      ratioResult(
        {
          ...{ id: 'P12', what: 'save a college, durable, requests/s', against: 'fastify + pg insert' },
          ...{ must: 0.4, goal: 0.7, more: 'is better' },
        },
        series,
        ['product', 'fastify'],
        'per s',
      ),
    ];
  } finally {
    await client.end();
  }
}

/** Students with colleges that are almost never in their lists already. */
function newSaves({ students, seconds }: Stage, unitIds: readonly number[]) {
  return Array.from({ length: SAVES_PER_SECOND * seconds }, (_, index) => {
    const { id = '', authorization = '' } = students[index % students.length] ?? {};
    const collegeId = unitIds[(Math.floor(index / students.length) * 13 + index) % unitIds.length];
    return { student: id, authorization, body: JSON.stringify({ collegeId }) };
  });
}
