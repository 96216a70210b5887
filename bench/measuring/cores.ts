import { spawnSync } from 'node:child_process';
import os from 'node:os';

const SERVER_CORE = '0';
const OTHER_CORE = '1';

/** Whether processes can be pinned to a core. */
export const canPin = os.cpus().length > 1 && spawnSync('taskset', ['--version']).status === 0;

/** Moves this process, and everything it starts (database, load), off the server's core. */
export function leaveServerCore(): void {
  if (canPin) spawnSync('taskset', ['--all-tasks', '--cpu-list', '--pid', OTHER_CORE, String(process.pid)]);
}

/** The command, pinned to the server's core. */
export const onServerCore = (command: readonly string[]): string[] =>
  canPin ? ['taskset', '--cpu-list', SERVER_CORE, ...command] : [...command];
