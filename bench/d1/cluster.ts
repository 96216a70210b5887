import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import {
  type RunningPostgres,
  startEmbeddedPostgres,
} from '#shared-kernel/adapters/embedded-postgres/embedded-postgres.js';
import { ROOT } from '../measuring/root.js';
import { makeD1 } from './make.js';

const FOLDER = path.join(ROOT, '.data/bench');
const MADE_FROM = [
  'bench/d1',
  'db/migrations',
  'db/seed',
  'src/modules/college-catalogue/domain/federal-data',
];

/** The server of the benches, with its ordinary durable settings, and D1 as a template in it. */
export class BenchDatabase {
  private readonly server: RunningPostgres;

  private constructor(server: RunningPostgres) {
    this.server = server;
  }

  static async start(): Promise<BenchDatabase> {
    return new BenchDatabase(
      await startEmbeddedPostgres({ dataDir: path.join(FOLDER, 'postgres'), database: 'bench' }),
    );
  }

  stop(): Promise<void> {
    return this.server.stop();
  }

  /** Makes D1 unless it is there. Its name holds a checksum of what it is made from. */
  async d1(): Promise<string> {
    const dataDirectory = path.resolve(ROOT, process.env['SCORECARD_DATA_DIR'] ?? '../shared/data');
    const name = `d1_${versionOf(dataDirectory)}`;
    if (await this.exists(name)) return name;

    const started = performance.now();
    const unfinished = 'd1_unfinished';
    await this.administer(`drop database if exists ${unfinished} with (force)`);
    await this.administer(`create database ${unfinished}`);
    await makeD1(this.url(unfinished), dataDirectory);
    await this.administer(`alter database ${unfinished} rename to ${name}`);
    console.log(`${name} made in ${((performance.now() - started) / 1000).toFixed(0)} s`);
    return name;
  }

  /** A copy that the run may write to. */
  async copyOf(template: string): Promise<string> {
    await this.administer('drop database if exists bench_run with (force)');
    await this.administer(`create database bench_run template ${template}`);
    return this.url('bench_run');
  }

  private async exists(name: string): Promise<boolean> {
    return (await this.administer(`select 1 from pg_database where datname = '${name}'`)).rowCount === 1;
  }

  private url(database: string): string {
    const url = new URL(this.server.url);
    url.pathname = `/${database}`;
    return url.href;
  }

  private async administer(statement: string): Promise<pg.QueryResult> {
    const client = new pg.Client({ connectionString: this.url('bench') });
    await client.connect();
    try {
      return await client.query(statement);
    } finally {
      await client.end();
    }
  }
}

function versionOf(dataDirectory: string): string {
  const hash = createHash('sha256');
  for (const folder of MADE_FROM) {
    for (const file of filesIn(path.join(ROOT, folder)))
      hash.update(path.relative(ROOT, file)).update(fs.readFileSync(file));
  }
  for (const file of filesIn(dataDirectory)) hash.update(path.basename(file)).update(fs.readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

function filesIn(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.spec.ts'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
}
