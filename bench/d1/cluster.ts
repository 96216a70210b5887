import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import {
  type RunningPostgres,
  startEmbeddedPostgres,
} from '#shared-kernel/platform/embedded-postgres/embedded-postgres.js';
import { prepareDatabase } from '../../src/prepare-database.js';
import { inDatabase } from '../measuring/in-database.js';
import { ROOT } from '../measuring/root.js';
import { makeD1 } from './make.js';

const FOLDER = path.join(ROOT, '.data/bench');
export const DATA_DIRECTORY = path.resolve(ROOT, process.env['SCORECARD_DATA_DIR'] ?? '../shared/data');
const MADE_FROM = [
  'bench/d1',
  'db/migrations',
  'db/seed',
  'src/modules/college-catalogue/adapters/persistence',
  'src/modules/college-catalogue/domain/federal-data',
];

/** The PostgreSQL server of the benchmarks, with default durability, and D1 as a template database. */
export class BenchDatabase {
  private readonly server: RunningPostgres;

  private constructor(server: RunningPostgres) {
    this.server = server;
  }

  static async start(): Promise<BenchDatabase> {
    return new BenchDatabase(
      await startEmbeddedPostgres({
        dataDir: path.join(FOLDER, 'cluster'),
        database: 'bench',
        mayCreateDatabases: true,
      }),
    );
  }

  stop(): Promise<void> {
    return this.server.stop();
  }

  /** The template with D1, made when it is missing. */
  d1(): Promise<string> {
    return this.template('d1', (url) => makeD1(url, DATA_DIRECTORY));
  }

  /** The template of a first start: migrated, with the starter catalogue. */
  firstStart(): Promise<string> {
    return this.template('first_start', prepareDatabase);
  }

  /** A writable copy of a template. */
  async copyOf(template: string, name = 'bench_run'): Promise<string> {
    await this.administer(`drop database if exists ${name} with (force)`);
    await this.administer(`create database ${name} template ${template}`);
    return this.url(name);
  }

  /** Made once: the name contains a checksum of what it is made from. */
  private async template(kind: string, make: (url: string) => Promise<void>): Promise<string> {
    const name = `${kind}_${versionOf(DATA_DIRECTORY)}`;
    if (await this.exists(name)) return name;

    const started = performance.now();
    const unfinished = `${kind}_unfinished`;
    await this.administer(`drop database if exists ${unfinished} with (force)`);
    await this.administer(`create database ${unfinished}`);
    await make(this.url(unfinished));
    await this.administer(`alter database ${unfinished} rename to ${name}`);
    console.log(`${name} created in ${((performance.now() - started) / 1000).toFixed(0)} s`);
    return name;
  }

  private async exists(name: string): Promise<boolean> {
    return (await this.administer(`select 1 from pg_database where datname = '${name}'`)).rowCount === 1;
  }

  private url(database: string): string {
    const url = new URL(this.server.url);
    url.pathname = `/${database}`;
    return url.href;
  }

  private administer(statement: string): Promise<pg.QueryResult> {
    return inDatabase(this.url('bench'), (client) => client.query(statement));
  }
}

/** A checksum of what the database is made from. */
export function versionOf(dataDirectory: string): string {
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
