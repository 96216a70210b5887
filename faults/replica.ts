import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { until } from './until.js';

const ROOT = path.join(import.meta.dirname, '..');
const READY_WITHIN_MS = 120_000;
const { scripts } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  scripts: { start: string };
};
/** What `npm start` and the image start Node with. */
const NODE_OPTIONS = scripts.start.split(' ').filter((word) => word.startsWith('--'));

/** One server of the built product. Like a good supervisor, whoever ends it starts it again. */
export class Replica {
  readonly url: string;
  readonly port: number;
  readonly name: string;
  /** How often it ended without being told to, with its last words. */
  readonly crashes: string[] = [];
  private readonly environment: Record<string, string>;
  private readonly logFile: string;
  private child: ChildProcess | undefined;
  private isMeantToRun = false;
  private startedAt = 0;

  constructor(name: string, port: number, environment: Record<string, string> & { DATA_DIR: string }) {
    this.name = name;
    this.logFile = `${environment.DATA_DIR}.log`;
    this.port = port;
    this.url = `http://127.0.0.1:${port}`;
    this.environment = { ...environment, PORT: String(port) };
  }

  start(): void {
    const log = fs.openSync(this.logFile, 'a');
    const child = spawn(process.execPath, [...NODE_OPTIONS, 'dist/server/main.js'], {
      cwd: ROOT,
      env: { PATH: process.env['PATH'], ...this.environment },
      stdio: ['ignore', log, log],
    });
    fs.closeSync(log);
    this.child = child;
    this.isMeantToRun = true;
    this.startedAt = Date.now();
    child.on('exit', (code, signal) => {
      if (this.child !== child || !this.isMeantToRun) return;
      const lastWords = fs.readFileSync(this.logFile, 'utf8').slice(-2_000);
      this.crashes.push(`${this.name} ended by itself with ${code ?? signal ?? 'nothing'}: ${lastWords}`);
      this.start();
    });
  }

  async startAndWait(): Promise<void> {
    this.start();
    const isDecided = async () => this.crashes.length > 0 || (await this.isReady());
    if ((await until(isDecided, { withinMs: READY_WITHIN_MS })) === null || this.crashes.length > 0)
      throw new Error(`${this.name} did not become ready. ${this.crashes.join('\n')}`);
  }

  /** The exit code, or the signal that ended it. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | string | null> {
    const { child } = this;
    this.isMeantToRun = false;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return null;
    const exited = once(child, 'exit');
    child.kill(signal);
    const [code, endedBy] = (await exited) as [number | null, string | null];
    return code ?? endedBy;
  }

  async isReady(): Promise<boolean> {
    const reply = await fetch(`${this.url}/health/ready`, { signal: AbortSignal.timeout(2_000) });
    await reply.arrayBuffer();
    return reply.ok;
  }

  /** Resident memory in MB and the seconds since the start; null where the system does not say. */
  memory(): { pid: number; ageSeconds: number; rssMb: number } | null {
    const pid = this.child?.pid;
    if (pid === undefined || !fs.existsSync(`/proc/${pid}/status`)) return null;
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    if (kilobytes === undefined) return null;
    return { pid, ageSeconds: (Date.now() - this.startedAt) / 1000, rssMb: Number(kilobytes) / 1024 };
  }
}
