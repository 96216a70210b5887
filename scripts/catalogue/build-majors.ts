import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatCsv, parseCsv } from './csv.ts';

/** Rebuilds the list of majors: `npm run catalogue:majors`. */
const root = join(import.meta.dirname, '../..');
const source = process.env.SCORECARD_DATA_DIR ?? join(root, '../shared/data');
const target = join(root, 'db/seed/student-profile');

/** Has no code, so nothing is scored on it. */
const UNDECIDED = ['Undecided', '', '', ''];

const majors = parseCsv(readFileSync(join(source, 'majors.csv'), 'utf8'))
  .map(({ major = '', cip4 = '', cip4_title = '', family = '' }) => [major, cip4, cip4_title, family])
  .sort(([a = ''], [b = '']) => a.localeCompare(b, 'en'));

mkdirSync(target, { recursive: true });
writeFileSync(
  join(target, 'majors.csv'),
  formatCsv(['name', 'cip4', 'cip_title', 'cip_family'], [UNDECIDED, ...majors]),
);
console.log(`${majors.length} majors and "Undecided"`);
