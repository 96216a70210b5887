import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { postgresBinaries } from '#shared-kernel/platform/embedded-postgres/binaries.js';
import { commandPrefix } from '#shared-kernel/platform/embedded-postgres/root-wrapper.js';
import { until } from './until.js';

const START_WITHIN_MS = 60_000;

/** A durable PostgreSQL of our own on loopback: the one that the product came with, started and killed at will. */
export class Postgres {
  private server: ChildProcess | undefined;
  private readonly binary = postgresBinaries();
  private readonly prefix = commandPrefix();
  private readonly dataDir: string;
  readonly port: number;

  constructor(folder: string, port: number) {
    this.dataDir = path.join(folder, 'postgres');
    this.port = port;
  }

  urlOn(port: number): string {
    return `postgres://flyleaf@127.0.0.1:${port}/postgres`;
  }

  initialize(): void {
    const [program, args] = this.command('initdb', ['-D', this.dataDir, '-U', 'flyleaf', '--auth=trust']);
    execFileSync(program, [...args, '-E', 'UTF8', '--locale=C'], { stdio: ['ignore', 'ignore', 'inherit'] });
  }

  async start(): Promise<void> {
    // The processes of a killed server leave a moment after it, and until then a new one refuses to start.
    const started = await until(() => this.tryToStart(), { withinMs: START_WITHIN_MS });
    if (started === null) throw new Error('PostgreSQL did not start.');
  }

  private async tryToStart(): Promise<boolean> {
    if (this.server === undefined || this.server.exitCode !== null || this.server.signalCode !== null) {
      const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories='];
      const [program, args] = this.command('postgres', ['-D', this.dataDir, '-p', String(this.port)]);
      const log = fs.openSync(`${this.dataDir}.log`, 'a');
      this.server = spawn(program, [...args, ...settings.flatMap((setting) => ['-c', setting])], {
        stdio: ['ignore', log, log],
      });
      fs.closeSync(log);
    }
    return this.isServing();
  }

  /** SIGINT is a fast stop, SIGQUIT an immediate one, SIGKILL a crash. */
  async end(signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): Promise<void> {
    const { server } = this;
    if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
    const exited = once(server, 'exit');
    server.kill(signal);
    await exited;
  }

  /** Over a connection of its own, not through the proxy. */
  async rows<Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.urlOn(this.port), connectionTimeoutMillis: 5_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return (await client.query(text, [...values])).rows as Row[];
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  private async isServing(): Promise<boolean> {
    return this.rows('select 1').then(
      () => true,
      () => false,
    );
  }

  private command(name: 'initdb' | 'postgres', args: readonly string[]): [string, string[]] {
    const [program = '', ...rest] = [...this.prefix, this.binary(name), ...args];
    return [program, rest];
  }
}
