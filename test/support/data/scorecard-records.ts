import { parse } from 'csv-parse/sync';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readStarterFiles } from '#modules/college-catalogue/adapters/starter-catalogue/starter-files.js';
import {
  FAMILY_FIELDS,
  FIGURE_FIELDS,
  PROGRAMS_FIELD,
} from '#modules/college-catalogue/domain/federal-data/api-names.js';
import { COLLEGE_COLUMNS } from '#modules/college-catalogue/domain/federal-data/columns.js';
import { type ApiRecord } from '../servers/scorecard-api.js';

type Row = Readonly<Record<string, string>>;

const MISSING = new Set(['', 'NA', 'PS', 'suppressed', 'n/a']);
const AS_TEXT = new Set([
  'OPEID',
  'ZIP',
  'INSTNM',
  'ALIAS',
  'CITY',
  'ADDR',
  'STABBR',
  'INSTURL',
  'NPCURL',
  'ACCREDAGENCY',
]);

/** The colleges of the starter catalogue as the service would send them. */
export async function starterRecords(): Promise<ApiRecord[]> {
  const { colleges, collegeFamilies, collegePrograms, programTitles } = await readStarterFiles();
  const families = Map.groupBy(collegeFamilies, ({ unit_id }) => unit_id);
  const programs = Map.groupBy(collegePrograms, ({ unit_id }) => unit_id);
  const titles = new Map(programTitles.map(({ cip4 = '', title = '' }) => [cip4, title]));
  return colleges.map((college) => {
    const row: Record<string, string> = { UNITID: college['unit_id'] ?? '' };
    for (const { name, source } of COLLEGE_COLUMNS)
      for (const column of source.split(', ')) row[column] = sectorCell(column, college, college[name] ?? '');
    for (const family of families.get(college['unit_id']) ?? []) {
      row[`PCIP${family['cip_family'] ?? ''}`] = family['award_share'] ?? '';
      row[`CIP${family['cip_family'] ?? ''}ASSOC`] = family['associate_offered'] ?? '';
      row[`CIP${family['cip_family'] ?? ''}BACHL`] = family['bachelors_offered'] ?? '';
    }
    return recordOf(
      row,
      (programs.get(college['unit_id']) ?? []).map((program) => ({
        CIPCODE: (program['cip4'] ?? '').replace('.', ''),
        CIPDESC: `${titles.get(program['cip4'] ?? '') ?? ''}.`,
        CREDLEV: program['credential_level'] ?? '',
        IPEDSCOUNT2: program['awards'] ?? '',
        DISTANCE: program['distance'] ?? '',
        EARN_MDN_5YR: program['earnings_5yr_median'] ?? '',
      })),
    );
  });
}

/** Every institution of the official files in `SCORECARD_DATA_DIR`, or null without them. */
export function officialRecords(): ApiRecord[] | null {
  const folder = path.resolve(process.env['SCORECARD_DATA_DIR'] ?? '../shared/data');
  const read = (file: string) =>
    parse<Row>(gunzipSync(readFileSync(path.join(folder, file))), { columns: true, bom: true });
  if (!existsSync(path.join(folder, 'scorecard-institutions.csv.gz'))) return null;
  const programs = Map.groupBy(read('scorecard-field-of-study.csv.gz'), ({ UNITID }) => UNITID);
  return read('scorecard-institutions.csv.gz').map((row) => recordOf(row, programs.get(row['UNITID']) ?? []));
}

/** Net price is in one of two columns, for public or private colleges. */
function sectorCell(column: string, college: Row, cell: string): string {
  if (!/^NPT4.*_(PUB|PRIV)$/.test(column)) return cell;
  return column.endsWith('_PUB') === (college['ownership'] === '1') ? cell : '';
}

function recordOf(row: Row, programs: readonly Row[]): ApiRecord {
  const record: Record<string, unknown> = {};
  for (const [field, column] of [...FIGURE_FIELDS, ...FAMILY_FIELDS])
    record[field] = value(row[column] ?? '', AS_TEXT.has(column));
  record[PROGRAMS_FIELD] = programs.map((program) => ({
    code: program['CIPCODE'],
    title: program['CIPDESC'],
    credential: { level: value(program['CREDLEV'] ?? '', false) },
    counts: { ipeds_awards1: null, ipeds_awards2: value(program['IPEDSCOUNT2'] ?? '', false) },
    distance: value(program['DISTANCE'] ?? '', false),
    earnings: { '5_yr': { overall_median_earnings: value(program['EARN_MDN_5YR'] ?? '', false) } },
    unit_id: row['UNITID'],
  }));
  return record;
}

function value(cell: string, isText: boolean): unknown {
  if (MISSING.has(cell)) return null;
  return isText ? cell : Number(cell);
}
