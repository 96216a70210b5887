import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { COLLEGE_COLUMNS } from '../../src/modules/college-catalogue/domain/federal-data/columns.ts';
import { isListCandidate } from '../../src/modules/college-catalogue/domain/federal-data/college-kinds.ts';
import {
  PROGRAM_COLUMNS,
  PROGRAM_FAMILY_COLUMNS,
  programFamilies,
  readProgram,
  titleOf,
} from '../../src/modules/college-catalogue/domain/federal-data/programs.ts';
import { type FederalCells } from '../../src/modules/college-catalogue/domain/federal-data/source-college.ts';
import { formatCsv, type Row } from './csv.ts';
import { readRelease } from './scorecard-release.ts';
import { selectStarter } from './starter-rule.ts';

/** Writes the starter catalogue from the federal files. */
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
write(
  'starter-program-families.csv',
  ['unit_id', ...PROGRAM_FAMILY_COLUMNS],
  chosen.flatMap(({ unitId, row }) =>
    programFamilies(row).map((family) => [unitId, ...cells(family, PROGRAM_FAMILY_COLUMNS)]),
  ),
);
write('starter-programs.csv', ['unit_id', ...PROGRAM_COLUMNS], programLines());
write('program-titles.csv', ['cip4', 'title'], programTitles());
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

function cells(line: FederalCells, columns: readonly string[]): string[] {
  return columns.map((column) => line[column] ?? '');
}

/** Associate's and bachelor's programs only. The source merges not reported, suppressed and zero: all are empty here. */
function programLines(): string[][] {
  return programs
    .filter(({ UNITID = '', CREDLEV = '' }) => chosenIds.has(UNITID) && ['2', '3'].includes(CREDLEV))
    .map((program) => [program.UNITID ?? '', ...cells(readProgramOf(program), PROGRAM_COLUMNS)])
    .sort(compare);
}

function programTitles(): string[][] {
  const titles = new Map(programs.map((program) => [readProgramOf(program).cip4 ?? '', titleOf(program)]));
  return [...titles].sort(([a], [b]) => a.localeCompare(b, 'en'));
}

function readProgramOf(program: Row): FederalCells {
  const read = readProgram(program);
  if ('reason' in read) throw new Error(`${JSON.stringify(program)}: ${read.reason}`);
  return read.program;
}

function compare(a: string[], b: string[]): number {
  return (
    Number(a[0]) - Number(b[0]) || (a[1] ?? '').localeCompare(b[1] ?? '', 'en') || Number(a[2]) - Number(b[2])
  );
}
