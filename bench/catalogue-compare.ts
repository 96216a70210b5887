import { parse } from 'csv-parse/sync';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';

/**
 * Holds twenty well-known colleges, figure by figure, against the official files, by rules of its own: nothing here is
 * shared with the import. `DATABASE_URL=... node bench/catalogue-compare.ts`
 */
const WELL_KNOWN = [
  ...[166027, 166683, 130794, 186131, 243744, 110635, 110662, 170976, 199120, 234076],
  ...[204796, 228778, 139755, 123961, 193900, 190150, 147767, 217156, 131469, 104151],
];
/** The release whose admit rate stands where two releases disagree says so itself; codes outside the list are unknown. */
const WITHOUT_A_COUNTERPART = ['admit_rate_release', 'other_names', 'website', 'price_calculator_url'];

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
/** A later file has the word on how a college is called and where it is; designations stay those of the release's year. */
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
const slips: string[] = [];
for (const unitId of WELL_KNOWN) {
  const moved = (moves.get(unitId) ?? []).map(({ COLUMN = '', LATER_VALUE = '' }) => [COLUMN, LATER_VALUE]);
  const row: Row = { ...institutions.get(unitId)?.[0], ...(Object.fromEntries(moved) as Row) };
  for (const { column_name: column, column_group: group, federal_column: federal } of meanings) {
    if (WITHOUT_A_COUNTERPART.includes(column)) continue;
    const table = group === 'identity' ? 'colleges' : `college_${group}`;
    const { rows } = await client.query<{ stored: string | null; missing: string | null }>(
      `select to_jsonb(t) ->> '${column}' as stored,
              case when '${column}' = any (suppressed) then 'suppressed' end as missing
         from college_catalogue.${table} t where unit_id = $1`,
      [unitId],
    );
    const [held] = rows;
    const told = cellOf(row, federal, unitId);
    compared += 1;
    if (held === undefined || !agree(told, held.stored, held.missing, column))
      slips.push(
        `${row['INSTNM'] ?? ''} ${column}: the file says ${told}, the catalogue ${held?.stored ?? 'nothing'}`,
      );
  }
  await comparePrograms(unitId);
}
await client.end();
console.log(`${WELL_KNOWN.length} colleges, ${compared} figures compared, ${slips.length} differ`);
for (const slip of slips) console.log(slip);
process.exit(slips.length === 0 ? 0 : 1);

function cellOf(row: Row, federal: string, unitId: number): string {
  if (federal.startsWith('IPEDS ')) {
    const cell = survey.get(unitId)?.[0]?.[federal.slice(6)] ?? 'NA';
    return /PCT$/.test(federal) && cell !== '' ? String(Number(cell) / 100) : cell;
  }
  const sector = row['CONTROL'] === '1' ? '_PUB' : '_PRIV';
  return row[federal.includes(',') ? `${federal.split('_')[0] ?? ''}${sector}` : federal] ?? 'NA';
}

function agree(told: string, stored: string | null, missing: string | null, column: string): boolean {
  if (['NA', '', 'PS'].includes(told))
    return stored === null && (told === 'PS') === (missing === 'suppressed');
  if (stored === null) return told === '-2' || told === '-3';
  if (stored === 'true' || stored === 'false') return (told === '1') === (stored === 'true');
  if (column === 'zip') return told.replace('-', '') === stored.replace('-', '');
  return told === stored || Math.abs(Number(told) - Number(stored)) <= halfOfTheLastDigit(stored);
}

/** Stored to the cent, to a tenth of a year, to six digits of a share: what is stored is the file's figure, rounded. */
function halfOfTheLastDigit(stored: string): number {
  return 0.5 * 10 ** -(stored.split('.')[1]?.length ?? 0) + Number.EPSILON;
}

/** Every field of study and credential the file has, with its awards and its earnings. */
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
  const held = new Set(rows.map(({ line }) => line));
  for (const line of lines)
    if (!held.has(line)) slips.push(`${unitId} program ${line} is not in the catalogue`);
  if (rows.length !== lines.length)
    slips.push(`${unitId}: ${rows.length} programs for ${lines.length} lines`);
}
