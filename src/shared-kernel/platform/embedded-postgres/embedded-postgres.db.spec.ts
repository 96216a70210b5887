import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { connectTo } from '#shared-kernel/testing/connect-to.js';
import { fastFolder } from '#shared-kernel/testing/fast-folder.js';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { repositoryRoot } from '../repository-root.js';
import { type RunningPostgres, startEmbeddedPostgres } from './embedded-postgres.js';

const started: RunningPostgres[] = [];
const createdFolders: string[] = [];

function folder(): string {
  const parent = fs.mkdtempSync(path.join(fastFolder(), 'flyleaf-pg-'));
  createdFolders.push(parent);
  return path.join(parent, 'postgres');
}

const prepared = path.join(fs.mkdtempSync(path.join(fastFolder(), 'flyleaf-pg-')), 'postgres');

/** A folder with a cluster that was used before. A copy, because setting one up takes seconds. */
function usedFolder(): string {
  const dataDir = folder();
  fs.cpSync(prepared, dataDir, { recursive: true });
  fs.chmodSync(dataDir, 0o700);
  fs.cpSync(`${prepared}.password`, `${dataDir}.password`);
  return dataDir;
}

async function start(dataDir: string): Promise<RunningPostgres> {
  const running = await startEmbeddedPostgres({ dataDir, database: 'flyleaf' });
  started.push(running);
  return running;
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = await connectTo(url);
  try {
    return (await client.query(sql)).rows as unknown[];
  } finally {
    await client.end();
  }
}

const TYPESCRIPT_IN_THREADS = path.join(repositoryRoot(), 'test/support/typescript-in-threads.mjs');
const PARENT = `
  import { parentPort, workerData } from 'node:worker_threads';
  const { startEmbeddedPostgres } = await import(workerData.module);
  const { url, joined } = await startEmbeddedPostgres(workerData.options);
  parentPort.postMessage({ url, joined });
`;

/** In a thread of its own, which ends without stopping the server, like a process that is killed. */
async function startAndKillTheParent(dataDir: string): Promise<Pick<RunningPostgres, 'url' | 'joined'>> {
  const module = pathToFileURL(path.join(import.meta.dirname, 'embedded-postgres.ts')).href;
  const options = { dataDir, database: 'flyleaf' };
  const parent = new Worker(new URL(`data:text/javascript,${encodeURIComponent(PARENT)}`), {
    workerData: { module, options },
    execArgv: ['--import', pathToFileURL(TYPESCRIPT_IN_THREADS).href],
  });
  const [orphan] = (await once(parent, 'message')) as [RunningPostgres];
  await parent.terminate();
  return orphan;
}

const OWNED_BY_THE_ADMINISTRATOR = `
  create schema trees;
  create type trees.color as enum ('green');
  create table trees.leaves (id int generated always as identity, number serial, color trees.color default 'green');
  create view trees.seen as select id, color from trees.leaves;
  create sequence trees.counter;
  create function trees.count() returns bigint language sql as 'select count(*) from trees.leaves';
  create extension pg_trgm schema trees;
  create table loose (word text)`;
const CHANGED_BY_THE_OWNER = `
  alter table trees.leaves alter color set default 'green', add tree int;
  insert into trees.leaves (tree) values (1);
  create or replace view trees.seen as select id, color from trees.leaves;
  alter sequence trees.counter restart;
  drop function trees.count();
  drop table loose;
  create table trees.branches (id int)`;

const postmasterOf = (dataDir: string): number =>
  Number(fs.readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]);

describe('the embedded PostgreSQL', () => {
  beforeAll(async () => {
    await (await startEmbeddedPostgres({ dataDir: prepared, database: 'flyleaf' })).stop();
  });
  afterAll(() => {
    fs.rmSync(path.dirname(prepared), { recursive: true, force: true });
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    for (const running of started.splice(0)) await running.stop();
    for (const parent of createdFolders.splice(0)) fs.rmSync(parent, { recursive: true, force: true });
  });

  it('sets up a cluster in a private folder and uses it again after a restart', async () => {
    const dataDir = folder();
    fs.chmodSync(path.dirname(dataDir), 0o700);
    const first = await start(dataDir);
    await query(first.url, "create table leaves (word text); insert into leaves values ('leaf')");
    await first.stop();

    const second = await start(dataDir);
    expect(await query(second.url, 'select word from leaves')).toEqual([{ word: 'leaf' }]);
    expect(fs.existsSync(path.join(dataDir, 'postmaster.pid'))).toBe(true);
    await second.stop();
    expect(fs.existsSync(path.join(dataDir, 'postmaster.pid'))).toBe(false);
  });

  it('joins the server that a killed parent left behind, and stops it at the end', async () => {
    const dataDir = folder();
    const orphan = await startAndKillTheParent(dataDir);
    const heir = await start(dataDir);

    expect([orphan.joined, heir.joined]).toEqual([false, true]);
    await heir.stop();
    await expect(query(orphan.url, 'select 1')).rejects.toThrow();
  });

  it.each(['the process that joined it', 'the process that started it'])(
    'stays running for the other process when %s stops, and ends with the last',
    async (who) => {
      const dataDir = usedFolder();
      const first = await start(dataDir);
      const second = await start(dataDir);
      const [leaving, staying] = who === 'the process that joined it' ? [second, first] : [first, second];

      await leaving.stop();
      expect(await query(staying.url, 'select 1 as one')).toEqual([{ one: 1 }]);
      await staying.stop();
      await expect(query(staying.url, 'select 1')).rejects.toThrow();
      expect(fs.existsSync(path.join(dataDir, 'postmaster.pid'))).toBe(false);
    },
  );

  it('stops when two processes release it at the same time, and starts again for the next one', async () => {
    const dataDir = usedFolder();
    const [first, second] = [await start(dataDir), await start(dataDir)];
    const [, , third] = await Promise.all([first.stop(), second.stop(), start(dataDir)]);

    expect(await query(third.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await third.stop();
    expect(fs.existsSync(path.join(dataDir, 'postmaster.pid'))).toBe(false);
  });

  it('recovers after its server was killed', async () => {
    const dataDir = usedFolder();
    const first = await start(dataDir);
    await query(first.url, "create table leaves (word text); insert into leaves values ('leaf')");
    process.kill(postmasterOf(dataDir), 'SIGKILL');

    const second = await start(dataDir);
    expect(await query(second.url, 'select word from leaves')).toEqual([{ word: 'leaf' }]);
  });

  it('is started again at the same address when it was killed', async () => {
    const dataDir = usedFolder();
    const running = await start(dataDir);
    await query(running.url, "create table leaves (word text); insert into leaves values ('leaf')");
    process.kill(postmasterOf(dataDir), 'SIGKILL');

    await expect
      .poll(() => query(running.url, 'select word from leaves').catch(() => []), { timeout: 25_000 })
      .toEqual([{ word: 'leaf' }]);
    await running.stop();
    expect(fs.existsSync(path.join(dataDir, 'postmaster.pid'))).toBe(false);
  });

  it('says so when it was killed and cannot be started again', async () => {
    const dataDir = usedFolder();
    const running = await start(dataDir);
    const postmaster = postmasterOf(dataDir);
    fs.writeFileSync(path.join(dataDir, 'postgresql.conf'), 'no_such_setting = on\n');
    process.kill(postmaster, 'SIGKILL');

    await expect(running.lost).rejects.toThrow('PostgreSQL did not start');
  });

  it.runIf(process.platform === 'linux')('gets none of our secrets', async () => {
    vi.stubEnv('JWT_SECRET', 'for our eyes only');
    const dataDir = usedFolder();
    await start(dataDir);

    const environment = fs.readFileSync(`/proc/${String(postmasterOf(dataDir))}/environ`, 'utf8');
    expect(environment).not.toContain('for our eyes only');
  });

  it('is used by a role that is no superuser and may do nothing outside its database', async () => {
    const running = await start(usedFolder());
    const rights = 'select rolsuper, rolcreatedb, rolcreaterole from pg_roles where rolname = current_user';

    expect(await query(running.url, rights)).toEqual([
      { rolsuper: false, rolcreatedb: false, rolcreaterole: false },
    ]);
    await expect(query(running.url, "copy (select 1) to program 'true'")).rejects.toThrow(
      'permission denied',
    );
  });

  it('hands a folder of an earlier version over to that role', async () => {
    const dataDir = usedFolder();
    const first = await start(dataDir);
    const administrator = new URL(first.url);
    administrator.username = 'flyleaf';
    administrator.password = fs.readFileSync(`${dataDir}.password`, 'utf8');
    await query(administrator.href, OWNED_BY_THE_ADMINISTRATOR);
    await expect(query(first.url, 'select * from trees.leaves')).rejects.toThrow('permission denied');
    await first.stop();

    const second = await start(dataDir);
    await query(second.url, CHANGED_BY_THE_OWNER);
    expect(await query(second.url, 'select * from trees.seen')).toEqual([{ id: 1, color: 'green' }]);
  });

  it('names no email and no hash in its log', async () => {
    const running = await start(usedFolder());
    const settings = `select setting from pg_settings where name in
      ('log_min_error_statement', 'log_parameter_max_length_on_error', 'log_error_verbosity') order by name`;

    expect(await query(running.url, settings)).toEqual([
      { setting: 'terse' },
      { setting: 'panic' },
      { setting: '0' },
    ]);
  });

  it('ignores a lock file that names another running program', async () => {
    const dataDir = usedFolder();
    await (await start(dataDir)).stop();
    fs.writeFileSync(
      path.join(dataDir, 'postmaster.pid'),
      `${String(process.pid)}\n${dataDir}\n0\n1\n\n127.0.0.1\n`,
    );

    const running = await start(dataDir);
    expect(await query(running.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('starts over when the first start was interrupted', async () => {
    const dataDir = folder();
    fs.mkdirSync(`${dataDir}.unfinished`, { recursive: true });
    fs.writeFileSync(path.join(`${dataDir}.unfinished`, 'half'), 'done');

    const running = await start(dataDir);
    expect(await query(running.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});
