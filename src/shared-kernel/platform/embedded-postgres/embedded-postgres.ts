import { type ChildProcess, spawn } from 'node:child_process';
import crypto from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type BinaryPath, postgresBinaries } from './binaries.js';
import { readLockFile, removeIfStale } from './lock-file.js';
import { createOwnedDatabase, PRODUCT_ROLE, productPassword } from './product-role.js';
import { commandPrefix } from './root-wrapper.js';
import { lockServerForUse, releaseServer } from './server-lock.js';

/** Sets the cluster up and stops it. The product signs in as `PRODUCT_ROLE`. */
const ADMINISTRATOR = 'flyleaf';
const START_DEADLINE_MS = 30_000;
/** An error then names no email and no hash: neither the statement, nor its values, nor the row. */
export const DISCREET_LOG = [
  'log_min_error_statement=panic',
  'log_parameter_max_length_on_error=0',
  'log_error_verbosity=terse',
];
/** What the server needs of our environment. Our secrets stay with us. */
const PASSED_ON = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'LD_LIBRARY_PATH'];
/** An autovacuum worker in a database would keep the product’s role from dropping it: it may not end a worker. */
const EPHEMERAL_SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  // Test files that run at the same time start a server or two each.
  'max_connections=300',
];

export interface EmbeddedPostgresOptions {
  /** The cluster's folder, created on first use. Its password file is beside it. */
  dataDir: string;
  database: string;
  /** For tests: no durability, and the folder is removed on stop. */
  ephemeral?: boolean;
  /** For tests and benchmarks. The product's role may do nothing outside its own database. */
  mayCreateDatabases?: boolean;
}

export interface RunningPostgres {
  url: string;
  /** True when a server was already running: started by another process, or left behind by a killed one. */
  joined: boolean;
  /** Rejects when the server ended by itself and could not be started again. Otherwise it stays pending. */
  lost: Promise<never>;
  /** Stops the server unless another process uses it. */
  stop(): Promise<void>;
}

/** Starts, or joins, a real PostgreSQL over `dataDir` on a free loopback port. Throws with the server's own message. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<RunningPostgres> {
  const cluster = new Cluster(options);
  await cluster.initialize();
  const server = await cluster.joinOrStart();
  const lost = cluster.keepRunning(server);
  // Who does not listen must not fail for it.
  lost.catch(() => undefined);
  return {
    url: await cluster.createProductDatabase(server.port),
    joined: server.process === null,
    lost,
    stop: () => cluster.stop(server),
  };
}

interface FoundServer {
  port: number;
  process: ChildProcess | null;
}

interface Server extends FoundServer {
  /** Stays open as long as this process uses the server. */
  use: pg.Client;
}

class Cluster {
  private readonly binary: BinaryPath = postgresBinaries();
  private readonly prefix = commandPrefix();
  private readonly passwordFile: string;
  private readonly lockFile: string;
  /** Once started, always the same: the product knows the address. */
  private port: number | undefined;
  private isStopping = false;
  private restart: Promise<void> | undefined;

  constructor(private readonly options: EmbeddedPostgresOptions) {
    this.passwordFile = `${options.dataDir}.password`;
    this.lockFile = path.join(options.dataDir, 'postmaster.pid');
  }

  /** The administrator's address of a database. */
  url(port: number, database: string): string {
    return address(ADMINISTRATOR, this.administratorPassword(), port, database);
  }

  /** Returns the product's own address. */
  async createProductDatabase(port: number): Promise<string> {
    const { database: name, mayCreateDatabases = false } = this.options;
    const password = productPassword(this.administratorPassword());
    await createOwnedDatabase((database) => this.url(port, database), { name, password, mayCreateDatabases });
    return address(PRODUCT_ROLE, password, port, name);
  }

  private administratorPassword(): string {
    return fs.readFileSync(this.passwordFile, 'utf8');
  }

  async initialize(): Promise<void> {
    const { dataDir, ephemeral } = this.options;
    if (fs.existsSync(path.join(dataDir, 'PG_VERSION'))) return;

    // Created elsewhere and renamed when complete, so that a killed first start leaves no half cluster.
    const unfinished = `${dataDir}.unfinished`;
    fs.rmSync(unfinished, { recursive: true, force: true });
    fs.mkdirSync(path.dirname(dataDir), { recursive: true });
    fs.writeFileSync(this.passwordFile, crypto.randomBytes(18).toString('base64url'), { mode: 0o600 });
    const child = this.run(this.binary('initdb'), [
      ...['-D', unfinished, '-U', ADMINISTRATOR, `--pwfile=${this.passwordFile}`, '--auth=scram-sha-256'],
      ...['-E', 'UTF8', '--locale=C', ...(ephemeral ? ['--no-sync'] : [])],
    ]);
    const output = listen(child);
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) throw new Error(`PostgreSQL could not set up ${dataDir}:\n${output()}`);
    fs.renameSync(unfinished, dataDir);
  }

  /** Tries again while a server that is shutting down still has its lock file, or another program takes the port first. */
  async joinOrStart(): Promise<Server> {
    const deadline = Date.now() + START_DEADLINE_MS;
    for (;;) {
      const server = (await this.joinRunning()) ?? (await this.tryToStart(deadline));
      // Another process may be about to stop it.
      const use = server && (await lockServerForUse(this.url(server.port, 'postgres')).catch(() => null));
      if (server !== null && use !== null) return { ...server, use };
      if (Date.now() > deadline) throw new Error('PostgreSQL is running, but does not accept connections.');
      await pause(300);
    }
  }

  /** Another process may be using it, or it survived a `kill -9` of its parent. */
  private async joinRunning(): Promise<FoundServer | null> {
    const lock = readLockFile(this.lockFile);
    if (lock === null) return null;
    if (lock.port !== null && (await answers(this.url(lock.port, 'postgres'))))
      return { port: lock.port, process: null };
    removeIfStale(this.lockFile, lock);
    return null;
  }

  /** A server that another process started shows its end only by closing our connection. */
  async keepRunning(server: Server): Promise<never> {
    this.port = server.port;
    for (;;) {
      await (server.process === null ? once(server.use, 'end') : once(server.process, 'exit'));
      if (this.isStopping) await new Promise(() => undefined);
      this.restart = this.joinOrStart().then((running) => void Object.assign(server, running));
      await this.restart;
    }
  }

  private async tryToStart(deadline: number): Promise<FoundServer | null> {
    const port = this.port ?? (await freePort());
    const child = this.run(this.binary('postgres'), this.serverArguments(port));
    const output = listen(child);
    while (isRunning(child) && !(await answers(this.url(port, 'postgres')))) {
      if (Date.now() > deadline) {
        child.kill('SIGINT');
        throw new Error(`PostgreSQL did not answer in time:\n${output()}`);
      }
      await pause(40);
    }
    if (isRunning(child)) return { port, process: child };
    if (/postmaster\.pid" already exists|Address already in use/.test(output()) && Date.now() < deadline)
      return null;
    throw new Error(`PostgreSQL did not start:\n${output()}`);
  }

  async stop(server: Server): Promise<void> {
    this.isStopping = true;
    await this.restart?.catch(() => undefined);
    // A server that does not answer has no other users.
    const isAlone = await releaseServer(this.url(server.port, 'postgres'), server.use).catch(() => true);
    if (!isAlone) {
      leaveRunning(server.process);
      return;
    }
    if (server.process === null) await this.stopJoined();
    else if (isRunning(server.process)) {
      const exited = once(server.process, 'exit');
      server.process.kill('SIGINT');
      await exited;
    }
    if (this.options.ephemeral) {
      fs.rmSync(this.options.dataDir, { recursive: true, force: true });
      fs.rmSync(this.passwordFile, { force: true });
    }
  }

  /** A joined server is not our child process: its lock file names the process to signal. */
  private async stopJoined(): Promise<void> {
    const lock = readLockFile(this.lockFile);
    if (lock === null) return;
    process.kill(Number(lock.pid), 'SIGINT');
    while (fs.existsSync(this.lockFile)) await pause(40);
  }

  private serverArguments(port: number): string[] {
    const settings = [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      ...DISCREET_LOG,
      ...(this.options.ephemeral ? EPHEMERAL_SETTINGS : []),
    ];
    return [
      '-D',
      this.options.dataDir,
      '-p',
      String(port),
      ...settings.flatMap((setting) => ['-c', setting]),
    ];
  }

  private run(command: string, args: readonly string[]): ChildProcess {
    const [program = command, ...rest] = [...this.prefix, command, ...args];
    return spawn(program, rest, {
      stdio: ['ignore', 'ignore', 'pipe'],
      // Its own process group: on Ctrl-C the application stops first, then its database.
      detached: process.platform !== 'win32',
      env: { ...Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]])), LC_ALL: 'C' },
    });
  }
}

/** Otherwise it would keep this process alive. */
function leaveRunning(child: ChildProcess | null): void {
  child?.stderr?.destroy();
  child?.unref();
}

const isRunning = (child: ChildProcess): boolean => child.exitCode === null && child.signalCode === null;

function listen(child: ChildProcess): () => string {
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4000)));
  return () => output;
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const address = (role: string, password: string, port: number, database: string): string =>
  `postgres://${role}:${password}@127.0.0.1:${String(port)}/${database}`;

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('No free port.'));
        else resolve(address.port);
      });
    });
  });
}
