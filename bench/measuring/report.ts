import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { canPin } from './cores.js';
import { type Result, verdictOn } from './result.js';
import { ROOT } from './root.js';
import { tableOf } from './table.js';

const DOCUMENT = path.join(ROOT, 'docs/benchmarks.md');
const TABLE = /(<!-- table -->\n)[^]*(<!-- end of table -->)/;

export interface Report {
  at: Date;
  rounds: number;
  seconds: number;
  minutes: number;
  /** The result of comparing searches with SQL; empty when no search was measured. */
  correctness: string;
  results: readonly Result[];
  failures: readonly string[];
}

export function reportOf({ at, rounds, seconds, minutes, correctness, results, failures }: Report): string {
  const machine = `${os.cpus().length} × ${os.cpus()[0]?.model.trim() ?? 'unknown'}, ${os.platform()}, Node ${process.versions.node}`;
  return [
    `${at.toISOString().slice(0, 10)}, ${rounds} pairs of ${seconds} s, ${minutes.toFixed(0)} minutes in all. ${machine}; ` +
      `${canPin ? 'the server on one core, database and load on another' : 'cores not pinned'}.`,
    ...(correctness === '' ? [] : [`Searches first: ${correctness}`]),
    tableOf(results),
    ...failures,
  ].join('\n\n');
}

/** `benchmarks.md` and `benchmarks.json` in the folder. */
export function writeInto(folder: string, report: Report): void {
  fs.mkdirSync(folder, { recursive: true });
  const results = report.results.map((result) => ({ ...result, verdict: verdictOn(result) }));
  fs.writeFileSync(path.join(folder, 'benchmarks.md'), `${reportOf(report)}\n`);
  fs.writeFileSync(
    path.join(folder, 'benchmarks.json'),
    `${JSON.stringify({ ...report, results }, null, 2)}\n`,
  );
}

/** Replaces the table in docs/benchmarks.md. */
export function writeIntoDocs(report: Report): void {
  const document = fs.readFileSync(DOCUMENT, 'utf8');
  fs.writeFileSync(
    DOCUMENT,
    document.replace(
      TABLE,
      (_, before: string, after: string) => `${before}\n${reportOf(report)}\n\n${after}`,
    ),
  );
}
