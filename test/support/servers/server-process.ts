import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from './free-port.js';
import { until } from '../until.js';
import { fastFolder } from '#shared-kernel/testing/fast-folder.js';
import { WIDE_BUDGETS } from '../wide-budgets.js';
import { repositoryRoot } from '#shared-kernel/platform/repository-root.js';

const ORDINARY_PRIORITY = pathToFileURL(path.join(import.meta.dirname, 'ordinary-priority.mjs')).href;

/** Takes a few seconds on an idle machine. */
const READY_WITHIN_MS = 90_000;

/** The built product as its own process. It can be killed and restarted on the same data. */
export class ServerProcess {
  private child: ChildProcess | undefined;
  private output = '';

  private constructor(
    readonly url: string,
    readonly dataDir: string,
    private readonly environment: Record<string, string>,
  ) {}

  static async onFreePort(environment: Record<string, string> = {}): Promise<ServerProcess> {
    const dataDir = fs.mkdtempSync(path.join(fastFolder(), 'flyleaf-process-'));
    const port = await freePort();
    return new ServerProcess(`http://127.0.0.1:${String(port)}`, dataDir, {
      PORT: String(port),
      // Many servers share two cores.
      DATABASE_PATIENCE: '10',
      ...WIDE_BUDGETS,
      ...environment,
    });
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  async start(): Promise<void> {
    this.begin();
    await this.untilReady();
  }

  /** Does not wait until the product is ready. */
  begin(): void {
    const inherited = { ...process.env };
    delete inherited['DATABASE_URL'];
    this.output = '';
    this.child = spawn(process.execPath, ['dist/server/main.js'], {
      cwd: repositoryRoot(),
      env: {
        ...inherited,
        NODE_ENV: 'development',
        LOG_LEVEL: 'error',
        NODE_OPTIONS: `--import=${ORDINARY_PRIORITY}`,
        DATA_DIR: this.dataDir,
        ...this.environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.on('data', (chunk: Buffer) => (this.output = (this.output + chunk.toString()).slice(-4000)));
  }

  /** Waits for these words in the output. */
  async hasSaid(words: string): Promise<void> {
    await until(
      () => {
        this.throwIfEnded();
        return this.output.includes(words);
      },
      { everyMs: 5, otherwise: () => `no "${words}" in the output:\n${this.output}` },
    );
  }

  /** Sends the signal and waits for the process to be gone; the exit code, or the signal that ended it. */
  async end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals | null> {
    const { child } = this;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return null;
    const exited = once(child, 'exit');
    child.kill(signal);
    const [code, endedBy] = (await exited) as [number | null, NodeJS.Signals | null];
    return code ?? endedBy;
  }

  /** Stops the product and removes its data. */
  async dispose(): Promise<void> {
    if (
      (await this.end('SIGTERM')) === null &&
      fs.existsSync(path.join(this.dataDir, 'postgres', 'postmaster.pid'))
    ) {
      // It was killed and left its database running: one more clean run stops that too.
      await this.start();
      await this.end('SIGTERM');
    }
    fs.rmSync(this.dataDir, { recursive: true, force: true });
  }

  private async untilReady(): Promise<void> {
    await until(
      async () => {
        this.throwIfEnded();
        const reply = await fetch(`${this.url}/health/ready`).catch(() => null);
        return reply?.ok;
      },
      {
        withinMs: READY_WITHIN_MS,
        everyMs: 50,
        otherwise: () => `the server did not become ready:\n${this.output}`,
      },
    );
  }

  private throwIfEnded(): void {
    if (this.child?.exitCode !== null) throw new Error(`The server ended early:\n${this.output}`);
  }
}
