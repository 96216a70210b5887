import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

export interface LockFile {
  pid: string;
  port: number | null;
}

/** Reads `postmaster.pid`; the server may not run anymore. Line 1 is the process, line 4 the port. */
export function readLockFile(file: string): LockFile | null {
  if (!fs.existsSync(file)) return null;
  const [pid = '', , , port = ''] = fs.readFileSync(file, 'utf8').split('\n');
  return { pid: pid.trim(), port: Number(port) > 0 ? Number(port) : null };
}

/** The process id of a dead server may belong to another program by now; PostgreSQL would then refuse to start. */
export function removeIfStale(file: string, { pid }: LockFile): void {
  if (process.platform === 'win32') return;
  const { stdout } = spawnSync('ps', ['-o', 'args=', '-p', pid], { encoding: 'utf8' });
  const command = typeof stdout === 'string' ? stdout : '';
  if (!command.includes('postgres') || command.includes('defunct')) fs.rmSync(file, { force: true });
}
