import { setTimeout as sleep } from 'node:timers/promises';
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
const SETTLES_AFTER_MS = 3_000;
const CHECKED_EVERY_MS = 20;

/** The default pace, one page a second, makes an import outlast a measurement. */
const PACE = { SCORECARD_API_PACE_MS: '1000' };

/** P5 while an import rewrites every college, compared with P5 alone. */
export async function searchMixBesideImport(stage: Stage): Promise<Result[]> {
  const { database, secret, seconds } = stage;
  const others = [stage.product, stage.reference];
  const service = await startRecordedService();
  const databaseUrl = await database.copyOf(await database.d1(), 'bench_beside');
  await recordReplies(databaseUrl, secret, service);
  const product = await startProduct(databaseUrl, secret, { ...service.environment, ...PACE });
  for (const other of others) other.pause();
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
          const importId = await startImport(databaseUrl, () => post('/api/admin/import-all-colleges'));
          const time = await mix();
          const pages = await pagesOf(databaseUrl, importId);
          await post(`/api/admin/imports/${importId}/cancel`);
          // Before the next measurement the product reads the new colleges and computes every student's matches.
          await sleep(SETTLES_AFTER_MS);
          await warmUp();
          if (pages < seconds / 2)
            throw new Error(`The import imported only ${pages} pages during the measurement.`);
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
    for (const other of others) other.resume();
    await product.stop();
    await service.close();
  }
}

/** One fast import, so that the service, which shares a process with the load, then answers from memory. */
async function recordReplies(databaseUrl: string, secret: string, service: RecordedService): Promise<void> {
  const product = await startProduct(databaseUrl, secret, service.environment);
  const { authorization } = await signInAdmin(databaseUrl, secret);
  await fetch(`${product.url}/api/admin/import-all-colleges`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: '{"forceUpdate":true}',
  });
  let isRunning = true;
  while (isRunning) {
    await sleep(CHECKED_EVERY_MS);
    isRunning = await inDatabase(databaseUrl, async (client) => {
      const { rowCount } = await client.query(
        `select from college_catalogue.imports where state in ('queued', 'running', 'waiting')`,
      );
      return rowCount !== 0;
    });
  }
  await product.stop();
}

/** Starts an import that writes every college again. Returns its id once it is running. */
async function startImport(databaseUrl: string, request: () => Promise<Response>): Promise<string> {
  await inDatabase(databaseUrl, (client) => client.query('delete from college_catalogue.federal_rows'));
  // The reply comes after the import, or after twenty seconds.
  request().catch(() => undefined);
  for (;;) {
    const importId = await inDatabase(databaseUrl, async (client) => {
      const { rows } = await client.query<{ id: string }>(
        `select id from college_catalogue.imports where state = 'running' and page > 0`,
      );
      return rows[0]?.id;
    });
    if (importId !== undefined) return importId;
    await sleep(CHECKED_EVERY_MS);
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
