import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { onServerCore } from './cores.js';
import { ROOT } from './root.js';

const READY_WITHIN_MS = 60_000;

export interface Server {
  url: string;
  /** From the start of the process to its first "ready". */
  readyAfterMs: number;
  /** Resident memory, in MB. */
  memoryMb(): number;
  /** Freezes the process: idle servers collect garbage too, on the core of the measured one. */
  pause(): void;
  resume(): void;
  stop(): Promise<void>;
}

interface Start {
  /** Arguments for Node. */
  program: readonly string[];
  environment: Record<string, string>;
  /** Answers 200 once the server is ready. */
  readyAt: string;
}

/** Starts a server on its own core and waits until it is ready. */
export async function startServer({ program, environment, readyAt }: Start): Promise<Server> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const [command = '', ...rest] = onServerCore([process.execPath, ...program]);
  const started = performance.now();
  const child = spawn(command, rest, {
    cwd: ROOT,
    env: { ...process.env, ...environment, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilReady(child, url + readyAt);
  const readyAfterMs = performance.now() - started;
  return {
    url,
    readyAfterMs,
    memoryMb: () => residentMb(child.pid),
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    stop: () => stopped(child),
  };
}

async function untilReady(child: ChildProcess, address: string): Promise<void> {
  const deadline = performance.now() + READY_WITHIN_MS;
  while (performance.now() < deadline && child.exitCode === null) {
    const reply = await fetch(address).catch(() => null);
    if (reply?.ok === true) return;
    await sleep(10);
  }
  child.kill('SIGKILL');
  throw new Error(`Nothing became ready at ${address}. Is the server built? (npm run build:server)`);
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

/** Without /proc, memory is not measured. */
function residentMb(pid: number | undefined): number {
  const file = `/proc/${pid ?? 'self'}/status`;
  if (!fs.existsSync(file)) return Number.NaN;
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(fs.readFileSync(file, 'utf8'))?.[1]) / 1024;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
