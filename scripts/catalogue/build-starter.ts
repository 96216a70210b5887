import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { COLLEGE_COLUMNS } from './columns.ts';
import { formatCsv } from './csv.ts';
import { isListCandidate } from './kinds-of-college.ts';
import {
  PROGRAM_COLUMNS,
  PROGRAM_FAMILY_COLUMNS,
  programFamilies,
  programLines,
  programTitles,
} from './programs.ts';
import { readRelease } from './scorecard-release.ts';
import { selectStarter } from './starter-rule.ts';

/** Rebuilds the starter catalogue from the federal files: `npm run catalogue:starter`. */
const root = join(import.meta.dirname, '../..');
const source = process.env.SCORECARD_DATA_DIR ?? join(root, '../shared/data');
const target = join(root, 'db/seed/college-catalogue');

const { colleges, programs } = readRelease(source);
const starter = selectStarter(colleges);
const chosen = starter.map(({ college }) => college);
const chosenIds = new Set(chosen.map(({ unitId }) => unitId));

mkdirSync(target, { recursive: true });
const write = (file: string, heading: readonly string[], lines: string[][]) => {
  const text = formatCsv(heading, lines);
  writeFileSync(join(target, file), text);
  console.log(`${file}: ${lines.length} lines, ${Math.ceil(Buffer.byteLength(text) / 1024)} KB`);
};

write(
  'starter-colleges.csv',
  COLLEGE_COLUMNS.map(({ name }) => name),
  chosen.map((college) => COLLEGE_COLUMNS.map(({ valueFor }) => valueFor(college))),
);
write('starter-program-families.csv', PROGRAM_FAMILY_COLUMNS, chosen.flatMap(programFamilies));
write('starter-programs.csv', PROGRAM_COLUMNS, programLines(programs, chosenIds));
write('program-titles.csv', ['cip4', 'title'], programTitles(programs));
write(
  'columns.csv',
  ['column', 'group', 'unit', 'describes', 'source'],
  COLLEGE_COLUMNS.map(({ name, group, unit, describes, source: from }) => [
    name,
    group,
    unit,
    describes,
    from,
  ]),
);

const counts = new Map<string, number>();
for (const { clause } of starter) counts.set(clause, (counts.get(clause) ?? 0) + 1);
for (const [clause, count] of counts) console.log(`${String(count).padStart(4)}  ${clause}`);
console.log(
  `${String(starter.length).padStart(4)}  colleges, ${chosen.filter(isListCandidate).length} of them candidates for a balanced list`,
);
