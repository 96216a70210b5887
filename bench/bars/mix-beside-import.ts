import { setTimeout as pause } from 'node:timers/promises';
import { signInAdmin, signInStudents } from '../measuring/callers.js';
import { inDatabase } from '../measuring/in-database.js';
import { p99At, throughput } from '../measuring/load.js';
import { startProduct } from '../measuring/product.js';
import { ratioResult, type Result } from '../measuring/result.js';
import { byStudents, measured, type Stage } from '../measuring/stage.js';
import { type RecordedService, startRecordedService } from '../references/recorded-service.js';
import { MIX_LENGTH, RATE } from './mix.js';
import { searchMix } from './searches.js';

const MOST_ROUNDS = 3;
const SETTLED_AFTER_MS = 3_000;
const LOOKED_AFTER_MS = 20;

/** The service is asked as politely as the product ships: a page a second, so that an import outlasts a measurement. */
const PACE = { SCORECARD_API_PACE_MS: '1000' };

/** P5 while an import writes every college anew, against itself when nothing else is going on. */
export async function searchMixBesideImport(stage: Stage): Promise<Result[]> {
  const { database, secret, seconds } = stage;
  const others = [stage.product, stage.reference];
  const service = await startRecordedService();
  const databaseUrl = await database.copyOf(await database.d1(), 'bench_beside');
  await recorded(databaseUrl, secret, service);
  const product = await startProduct(databaseUrl, secret, { ...service.environment, ...PACE });
  for (const other of others) other.hold();
  try {
    const students = await signInStudents(databaseUrl, secret);
    const { authorization } = await signInAdmin(databaseUrl, secret);
    const requests = byStudents({ students }, searchMix(MIX_LENGTH), MIX_LENGTH);
    const mix = () => p99At(RATE, { url: product.url, requests, seconds });
    const warmUp = () => throughput({ url: product.url, requests, seconds });
    const post = (path: string) =>
      fetch(product.url + path, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: '{"forceUpdate":true}',
      });

    await warmUp();
    const rounds = Math.min(stage.rounds, MOST_ROUNDS);
    const series = await measured({ ...stage, rounds }, [
      { name: 'alone', measure: mix },
      {
        name: 'beside',
        measure: async () => {
          const importId = await begun(databaseUrl, () => post('/api/admin/import-all-colleges'));
          const time = await mix();
          const pages = await pagesOf(databaseUrl, importId);
          await post(`/api/admin/imports/${importId}/cancel`);
          // What was brought is read, and every student's matches are worked out anew, before the next measurement.
          await pause(SETTLED_AFTER_MS);
          await warmUp();
          if (pages < seconds / 2) throw new Error(`The import did no more than ${pages} pages meanwhile.`);
          return time;
        },
      },
    ]);
    return [
      ratioResult(
        {
          ...{ id: 'P5', what: `search mix at ${RATE}/s, 99th percentile, while an import runs` },
          ...{ against: 'itself without', must: 2, goal: 2, more: 'is worse' },
        },
        series,
        ['beside', 'alone'],
        'ms',
      ),
    ];
  } finally {
    for (const other of others) other.release();
    await product.stop();
    await service.close();
  }
}

/** One import in a hurry: from then on the service, which shares a process with the load, answers from memory. */
async function recorded(databaseUrl: string, secret: string, service: RecordedService): Promise<void> {
  const product = await startProduct(databaseUrl, secret, service.environment);
  const { authorization } = await signInAdmin(databaseUrl, secret);
  await fetch(`${product.url}/api/admin/import-all-colleges`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: '{"forceUpdate":true}',
  });
  let isRunning = true;
  while (isRunning) {
    await pause(LOOKED_AFTER_MS);
    isRunning = await inDatabase(databaseUrl, async (client) => {
      const { rowCount } = await client.query(
        `select from college_catalogue.imports where state in ('queued', 'running', 'waiting')`,
      );
      return rowCount !== 0;
    });
  }
  await product.stop();
}

/** As if no source had been heard yet: every college is written again. The id of the import, once it is at work. */
async function begun(databaseUrl: string, ask: () => Promise<Response>): Promise<string> {
  await inDatabase(databaseUrl, (client) => client.query('delete from college_catalogue.federal_rows'));
  // The reply comes when the import is done, or after twenty seconds.
  ask().catch(() => undefined);
  for (;;) {
    const importId = await inDatabase(databaseUrl, async (client) => {
      const { rows } = await client.query<{ id: string }>(
        `select id from college_catalogue.imports where state = 'running' and page > 0`,
      );
      return rows[0]?.id;
    });
    if (importId !== undefined) return importId;
    await pause(LOOKED_AFTER_MS);
  }
}

const pagesOf = (databaseUrl: string, importId: string) =>
  inDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query<{ page: number }>(
      'select page from college_catalogue.imports where id = $1',
      [importId],
    );
    return rows[0]?.page ?? 0;
  });
