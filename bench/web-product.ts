import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { NODE_OPTIONS } from './measuring/product.js';

const READY_WITHIN_MS = 60_000;
const ROOT = path.join(import.meta.dirname, '..');

export interface RunningProduct {
  url: string;
  /** From the start of the process to its first "ready". */
  readyAfterMs: number;
  /** Resident memory of the server's own process, in MB. */
  memoryMb(): number;
  stop(): Promise<void>;
}

/** Starts the built product with its own database in `dataDir` and the demo student. */
export async function startProduct(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<RunningProduct> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const inherited = { ...process.env };
  delete inherited['DATABASE_URL'];
  const started = performance.now();
  const child = spawn(process.execPath, [...NODE_OPTIONS, 'dist/server/main.js'], {
    cwd: ROOT,
    env: {
      ...inherited,
      NODE_ENV: 'development',
      LOG_LEVEL: 'error',
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO_DATA: 'true',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilReady(child, url);
  const readyAfterMs = performance.now() - started;

  return {
    url,
    readyAfterMs,
    memoryMb: () => residentMb(child.pid),
    stop: async () => {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  const deadline = performance.now() + READY_WITHIN_MS;
  while (performance.now() < deadline && child.exitCode === null) {
    const reply = await fetch(`${url}/health/ready`).catch(() => null);
    if (reply?.ok === true) return;
    await pause(20);
  }
  child.kill('SIGKILL');
  throw new Error('The product did not become ready. Is it built? (npm run build)');
}

function residentMb(pid: number | undefined): number {
  const status = fs.readFileSync(`/proc/${pid ?? 'self'}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
