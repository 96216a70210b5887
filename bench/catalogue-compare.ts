import { parse } from 'csv-parse/sync';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';

/**
 * Compares twenty well-known colleges with the official files, figure by figure. Shares no code with the import, so that both
 * cannot make the same mistake. `DATABASE_URL=... node bench/catalogue-compare.ts`
 */
const WELL_KNOWN = [
  ...[166027, 166683, 130794, 186131, 243744, 110635, 110662, 170976, 199120, 234076],
  ...[204796, 228778, 139755, 123961, 193900, 190150, 147767, 217156, 131469, 104151],
];
/** Columns that no single federal column gives. */
const NOT_COMPARED = ['admit_rate_release', 'other_names', 'website', 'price_calculator_url'];

type Row = Readonly<Record<string, string>>;
interface Meaning {
  column_name: string;
  column_group: string;
  federal_column: string;
}

const folder = resolve(process.env['SCORECARD_DATA_DIR'] ?? '../shared/data');
const read = (file: string): Row[] => {
  const bytes = readFileSync(join(folder, file));
  return parse<Row>(file.endsWith('.gz') ? gunzipSync(bytes) : bytes, { columns: true });
};
const byUnitId = (rows: Row[]) => Map.groupBy(rows, (row) => Number(row['UNITID']));

const institutions = byUnitId(read('scorecard-institutions.csv.gz'));
const programs = byUnitId(read('scorecard-field-of-study.csv.gz'));
const survey = byUnitId(read('ipeds-admissions-2023.csv'));
/** Columns in which a later directory file counts. */
const MOVES = ['INSTNM', 'ADDR', 'CITY', 'ZIP', 'LATITUDE', 'LONGITUDE', 'CURROPER'];
const moves = byUnitId(
  read('scorecard-directory-changes.csv').filter(({ COLUMN = '' }) => MOVES.includes(COLUMN)),
);

const client = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
await client.connect();
const { rows: meanings } = await client.query<Meaning>(
  `select column_name, column_group, federal_column from college_catalogue.column_meanings
    where released_on = '2025-05-19' and column_group not in ('program_families', 'programs')`,
);

let compared = 0;
const differences: string[] = [];
for (const unitId of WELL_KNOWN) {
  const moved = (moves.get(unitId) ?? []).map(({ COLUMN = '', LATER_VALUE = '' }) => [COLUMN, LATER_VALUE]);
  const row: Row = { ...institutions.get(unitId)?.[0], ...(Object.fromEntries(moved) as Row) };
  for (const { column_name: column, column_group: group, federal_column: federal } of meanings) {
    if (NOT_COMPARED.includes(column)) continue;
    const table = group === 'identity' ? 'colleges' : `college_${group}`;
    const { rows } = await client.query<{ stored: string | null; missing: string | null }>(
      `select to_jsonb(t) ->> '${column}' as stored,
              case when '${column}' = any (suppressed) then 'suppressed' end as missing
         from college_catalogue.${table} t where unit_id = $1`,
      [unitId],
    );
    const [found] = rows;
    const expected = cellOf(row, federal, unitId);
    compared += 1;
    if (found === undefined || !agree(expected, found.stored, found.missing, column))
      differences.push(
        `${row['INSTNM'] ?? ''} ${column}: the file has ${expected}, the catalogue ${found?.stored ?? 'nothing'}`,
      );
  }
  await comparePrograms(unitId);
}
await client.end();
console.log(`${WELL_KNOWN.length} colleges, ${compared} figures compared, ${differences.length} differ`);
for (const difference of differences) console.log(difference);
process.exit(differences.length === 0 ? 0 : 1);

function cellOf(row: Row, federal: string, unitId: number): string {
  if (federal.startsWith('IPEDS ')) {
    const cell = survey.get(unitId)?.[0]?.[federal.slice(6)] ?? 'NA';
    return /PCT$/.test(federal) && cell !== '' ? String(Number(cell) / 100) : cell;
  }
  const sector = row['CONTROL'] === '1' ? '_PUB' : '_PRIV';
  return row[federal.includes(',') ? `${federal.split('_')[0] ?? ''}${sector}` : federal] ?? 'NA';
}

function agree(expected: string, stored: string | null, missing: string | null, column: string): boolean {
  if (['NA', '', 'PS'].includes(expected))
    return stored === null && (expected === 'PS') === (missing === 'suppressed');
  if (stored === null) return expected === '-2' || expected === '-3';
  if (stored === 'true' || stored === 'false') return (expected === '1') === (stored === 'true');
  if (column === 'zip') return expected.replace('-', '') === stored.replace('-', '');
  return expected === stored || Math.abs(Number(expected) - Number(stored)) <= halfOfTheLastDigit(stored);
}

/** The catalogue stores rounded figures. */
function halfOfTheLastDigit(stored: string): number {
  return 0.5 * 10 ** -(stored.split('.')[1]?.length ?? 0) + Number.EPSILON;
}

/** Every program in the file, with its graduates and earnings. */
async function comparePrograms(unitId: number): Promise<void> {
  const lines = (programs.get(unitId) ?? []).map(
    ({ CIPCODE = '', CREDLEV = '', IPEDSCOUNT2 = '', EARN_MDN_5YR = '' }) =>
      [CIPCODE, CREDLEV, IPEDSCOUNT2 === '0' ? 'NA' : IPEDSCOUNT2, EARN_MDN_5YR].join(' '),
  );
  const { rows } = await client.query<{ line: string }>(
    `select concat_ws(' ', replace(cip4, '.', ''), credential_level, coalesce(graduates::text, 'NA'),
                      coalesce(earnings_5yr_median::text, 'NA')) as line
       from college_catalogue.college_programs where unit_id = $1`,
    [unitId],
  );
  compared += lines.length;
  const stored = new Set(rows.map(({ line }) => line));
  for (const line of lines)
    if (!stored.has(line)) differences.push(`${unitId} program ${line} is not in the catalogue`);
  if (rows.length !== lines.length)
    differences.push(`${unitId}: ${rows.length} programs for ${lines.length} lines`);
}
