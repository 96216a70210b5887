import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { median, type Series, noise } from '../measuring/alternate.js';
import { signInAdmin } from '../measuring/callers.js';
import { onServerCore } from '../measuring/cores.js';
import { inDatabase } from '../measuring/in-database.js';
import { startProduct } from '../measuring/product.js';
import { ratioResult, type Result } from '../measuring/result.js';
import { ROOT } from '../measuring/root.js';
import { run } from '../measuring/run-program.js';
import { calibrate, MOST_NOISE, type Stage } from '../measuring/stage.js';
import { type RecordedService, startRecordedService } from '../references/recorded-service.js';

/** After a warm-up round. An import is long enough to average out. */
const MOST_ROUNDS = 2;
const STATISTICS_AFTER_MS = 1_500;

interface Imported {
  seconds: number;
  copySeconds: number;
  copySecondsWithoutKeys: number;
  againSeconds: number;
  rowsWrittenAgain: number;
}

/** P13 and P14: import everything from a local College Scorecard API, then again, compared with COPY of the same tables. */
export async function importing(stage: Stage): Promise<Result[]> {
  const service = await startRecordedService();
  try {
    await importTwice(stage, service);
    const rounds: Imported[] = [];
    const calibration = [await calibrate(stage)];
    while (rounds.length < Math.min(stage.rounds, MOST_ROUNDS)) {
      rounds.push(await importTwice(stage, service));
      calibration.push(await calibrate(stage));
    }
    const series: Series & { noisy: boolean } = {
      figures: new Map([
        ['import', rounds.map(({ seconds }) => seconds)],
        ['again', rounds.map(({ againSeconds }) => againSeconds)],
        ['copy', rounds.map(({ copySeconds }) => copySeconds)],
        ['copyWithoutKeys', rounds.map(({ copySecondsWithoutKeys }) => copySecondsWithoutKeys)],
      ]),
      calibration,
      noisy: noise(calibration) > MOST_NOISE,
    };
    const bar = { against: 'COPY of the same tables', more: 'is worse' } as const;
    return [
      ratioResult(
        { ...bar, id: 'P13', what: 'import of every college, time', must: 5, goal: 2 },
        series,
        ['import', 'copy'],
        's',
      ),
      ratioResult(
        {
          ...{ ...bar, id: 'P13', what: 'import of every college, time', must: 5, goal: 2 },
          against: 'COPY into tables without foreign keys',
        },
        series,
        ['import', 'copyWithoutKeys'],
        's',
      ),
      ratioResult(
        { ...bar, id: 'P14', what: 'import again, nothing changed, time', must: 3, goal: 1 },
        series,
        ['again', 'copy'],
        's',
      ),
      {
        ...{
          id: 'P14',
          what: 'import again, rows written',
          against: 'none',
          must: 0,
          goal: 0,
          more: 'is worse',
        },
        value: median(rounds.map(({ rowsWrittenAgain }) => rowsWrittenAgain)),
        spread: null,
        figures: '',
        noisy: false,
      },
    ];
  } finally {
    await service.close();
  }
}

/** Both imports into the database of a first start, then COPY of the resulting tables. */
async function importTwice({ database, secret }: Stage, service: RecordedService): Promise<Imported> {
  const databaseUrl = await database.copyOf(await database.firstStart(), 'bench_import');
  const product = await startProduct(databaseUrl, secret, service.environment);
  try {
    const { authorization } = await signInAdmin(databaseUrl, secret);
    const once = () => importOnce(product.url, authorization, databaseUrl, service);
    const seconds = await once();
    const before = await rowsWritten(databaseUrl);
    const againSeconds = await once();
    const rowsWrittenAgain = (await rowsWritten(databaseUrl)) - before;
    return {
      ...{ seconds, againSeconds, rowsWrittenAgain },
      copySeconds: await copied(databaseUrl),
      copySecondsWithoutKeys: await copied(databaseUrl, '--without-foreign-keys'),
    };
  } finally {
    await product.stop();
  }
}

/** From start to end of the job, minus the time the service took to answer. */
async function importOnce(
  url: string,
  authorization: string,
  databaseUrl: string,
  service: RecordedService,
): Promise<number> {
  service.spentMs();
  const reply = await fetch(`${url}/api/admin/import-all-colleges`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ forceUpdate: true }),
  });
  if (!reply.ok) throw new Error(`The import was refused: ${await reply.text()}`);
  // One connection: connecting five times a second would slow down the import's database.
  return inDatabase(databaseUrl, async (client) => {
    for (;;) {
      const { state, seconds } = await newestImport(client);
      if (state === 'complete') return seconds - service.spentMs() / 1000;
      if (state === 'failed') throw new Error('The import failed.');
      await pause(200);
    }
  });
}

const NEWEST = `
  select state, extract(epoch from finished_at - started_at)::float8 as seconds
    from college_catalogue.imports order by created_at desc limit 1`;

async function newestImport(client: pg.Client): Promise<{ state: string; seconds: number }> {
  const { rows } = await client.query<{ state: string; seconds: number }>(NEWEST);
  return rows[0] ?? { state: 'failed', seconds: Number.NaN };
}

const WRITTEN = `
  select coalesce(sum(n_tup_ins + n_tup_upd + n_tup_del), 0)::int as rows from pg_stat_user_tables
   where schemaname = 'college_catalogue' and relname not in ('imports', 'import_problems')`;

/** Rows ever written to the catalogue, once the statistics have caught up. */
async function rowsWritten(databaseUrl: string): Promise<number> {
  await pause(STATISTICS_AFTER_MS);
  return inDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query<{ rows: number }>(WRITTEN);
    return rows[0]?.rows ?? Number.NaN;
  });
}

async function copied(databaseUrl: string, ...options: string[]): Promise<number> {
  const [command = '', ...rest] = onServerCore([
    process.execPath,
    '--import',
    './bench/ts-resolve.mjs',
    'bench/references/copy-loader.ts',
    ...options,
  ]);
  return Number(await run(command, rest, { DATABASE_URL: databaseUrl }, ROOT)) / 1000;
}
