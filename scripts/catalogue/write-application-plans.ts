import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requirementsOf, REQUIREMENTS_HEADING } from './application-requirements.ts';
import { roundsOf, ROUNDS_HEADING } from './application-rounds.ts';
import { formatCsv, parseCsv, type Row } from './csv.ts';
import { readRelease } from './scorecard-release.ts';

/** Writes what colleges published about applying: one line per college and cycle. */
const root = join(import.meta.dirname, '../..');
const source = process.env.SCORECARD_DATA_DIR ?? join(root, '../shared/data');
const target = join(root, 'db/seed/college-catalogue');

const known = new Set(readRelease(source).colleges.map(({ unitId }) => unitId));
const read = (file: string): Row[] => parseCsv(readFileSync(join(source, file), 'utf8'));
const plans = read('application-plans-2026-27.csv');
const grid = read('application-requirements.csv');

for (const { unitId = '', name } of [...plans, ...grid])
  if (!known.has(unitId)) throw new Error(`${name ?? ''} has an unknown unit id, ${unitId}.`);

write('application-rounds.csv', ROUNDS_HEADING, [...plans, ...grid].map(roundsOf));
write('application-requirements.csv', REQUIREMENTS_HEADING, grid.map(requirementsOf));

function write(file: string, heading: readonly string[], lines: readonly string[][]): void {
  const text = formatCsv(heading, lines.toSorted(byCollegeAndCycle));
  writeFileSync(join(target, file), text);
  console.log(`${file}: ${lines.length} lines, ${Math.ceil(Buffer.byteLength(text) / 1024)} KB`);
}

function byCollegeAndCycle([idA = '', cycleA = '']: string[], [idB = '', cycleB = '']: string[]): number {
  return Number(idA) - Number(idB) || cycleA.localeCompare(cycleB);
}
