import fs from 'node:fs';
import path from 'node:path';
import { type MemoryFigures } from './memory.js';
import { type Observations } from './observations.js';

export interface Injection {
  fault: string;
  /** Until every replica stored something again; null when it did not within a minute. */
  backMs: number | null;
  calls: number;
  refused: number;
  unanswered: number;
}

export interface Report {
  minutes: number;
  seed: number;
  users: number;
  comparisons: number;
  injections: readonly Injection[];
  memory: readonly MemoryFigures[];
  seen: Observations;
}

export function markdownOf({ minutes, seed, users, comparisons, injections, memory, seen }: Report): string {
  const calls = Object.values(seen.calls).reduce((sum, count) => sum + count, 0);
  const faults = [...new Set(injections.map(({ fault }) => fault))];
  return [
    `${minutes.toFixed(1)} minutes, seed ${seed}: ${users} users, ${calls} calls, ${injections.length} faults,`,
    `${comparisons} comparisons of the ledger with the database, **${seen.violations.length} violations**.`,
    '',
    '| fault | times | slowest back (s) | calls meanwhile | 5xx | no answer | slowest call (s) |',
    '|---|---:|---:|---:|---:|---:|---:|',
    ...faults.map((fault) => {
      const times = injections.filter((injection) => injection.fault === fault);
      const sum = (of: 'calls' | 'refused' | 'unanswered') =>
        times.reduce((total, one) => total + one[of], 0);
      const back = times.some(({ backMs }) => backMs === null)
        ? 'never'
        : seconds(Math.max(...times.map(({ backMs }) => backMs ?? 0)));
      return `| ${fault} | ${times.length} | ${back} | ${sum('calls')} | ${sum('refused')} | ${sum('unanswered')} | ${seconds(seen.slowestMs[fault] ?? 0)} |`;
    }),
    '',
    '| memory | processes | longest life (min) | first quarter (MB) | last quarter (MB) | most (MB) | |',
    '|---|---:|---:|---:|---:|---:|---|',
    ...memory.map(
      ({ replica, lives, longestMinutes, firstQuarterMb, lastQuarterMb, mostMb, verdict }) =>
        `| ${replica} | ${lives} | ${longestMinutes.toFixed(1)} | ${firstQuarterMb.toFixed(0)} | ${lastQuarterMb.toFixed(0)} | ${mostMb.toFixed(0)} | ${verdict} |`,
    ),
    '',
    `Replies: ${countsOf(seen.statuses)}.`,
    `Calls: ${countsOf(seen.calls)}.`,
    ...seen.violations.slice(0, 50).map((violation) => `- ${violation}`),
  ].join('\n');
}

export function writeInto(folder: string, report: Report): void {
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'faults.md'), `${markdownOf(report)}\n`);
  fs.writeFileSync(path.join(folder, 'faults.json'), `${JSON.stringify(report, null, 2)}\n`);
}

const seconds = (ms: number): string => (ms / 1000).toFixed(1);
const countsOf = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');
