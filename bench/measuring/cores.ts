import { spawnSync } from 'node:child_process';
import os from 'node:os';

const SERVER_CORE = '0';
const OTHER_CORE = '1';

/** Whether a server can be given a core of its own. */
export const canPin = os.cpus().length > 1 && spawnSync('taskset', ['--version']).status === 0;

/** From here on this process and everything it starts (database, load) leave the server's core alone. */
export function leaveTheServersCore(): void {
  if (canPin) spawnSync('taskset', ['--all-tasks', '--cpu-list', '--pid', OTHER_CORE, String(process.pid)]);
}

/** The command that runs a server on its core. */
export const onServersCore = (command: readonly string[]): string[] =>
  canPin ? ['taskset', '--cpu-list', SERVER_CORE, ...command] : [...command];
