import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import {
  CIP_FAMILIES,
  type CollegeFacts,
  type Control,
  type Level,
  type PredominantDegree,
  type PublishedGrades,
  type TestPolicy,
} from '../src/modules/matching/domain/engine/index.js';

export type Row = ReadonlyMap<string, string>;

const FOLDER = resolve(process.env['SCORECARD_DATA_DIR'] ?? '../shared/data');
const FILE = 'scorecard-institutions.csv.gz';
const CONTROL: Readonly<Record<string, Control>> = {
  1: 'public',
  2: 'private-nonprofit',
  3: 'private-for-profit',
};
const LEVEL: Readonly<Record<string, Level>> = { 1: 'four-year', 2: 'two-year', 3: 'less-than-two-year' };
const DEGREE: Readonly<Record<string, PredominantDegree>> = {
  0: 'not-classified',
  1: 'certificate',
  2: 'associate',
  3: 'bachelors',
  4: 'graduate',
};
const POLICY: Readonly<Record<string, TestPolicy>> = {
  1: 'required',
  2: 'recommended',
  3: 'not-considered',
  5: 'optional',
};

/** When two releases differ by more than this, the newer admit rate counts. */
const RELEASES_DISAGREE = 0.25;

/** Every institution of the official file under `SCORECARD_DATA_DIR`; null when there is none. */
export function readRelease(): CollegeFacts[] | null {
  if (!existsSync(join(FOLDER, FILE))) return null;
  const others: OtherFiles = {
    programs: Map.groupBy(rowsOf('scorecard-field-of-study.csv.gz'), (row) => row.get('UNITID') ?? ''),
    grades: Map.groupBy(rowsOf('common-data-set.csv'), (row) => row.get('unitId') ?? ''),
    changes: Map.groupBy(rowsOf('scorecard-directory-changes.csv'), (row) => row.get('UNITID') ?? ''),
    newer: new Map(rowsOf('scorecard-2026-refresh.csv').map((row) => [row.get('UNITID') ?? '', row])),
  };
  return rowsOf(FILE).map((row) => factsOf(withLaterValues(row, others), others));
}

interface OtherFiles {
  readonly programs: ReadonlyMap<string, readonly Row[]>;
  readonly grades: ReadonlyMap<string, readonly Row[]>;
  readonly changes: ReadonlyMap<string, readonly Row[]>;
  readonly newer: ReadonlyMap<string, Row>;
}

export function rowsOf(name: string): Row[] {
  const bytes = readFileSync(join(FOLDER, name));
  const [header = [], ...records] = parseCsv(
    (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8'),
  );
  return records.map((record) => new Map(header.map((column, i) => [column, record[i] ?? 'NA'])));
}

/** Closures, cash monitoring and men's colleges as the later directory file has them, and an admit rate that was corrected. */
function withLaterValues(row: Row, { changes, newer }: OtherFiles): Row {
  const unitId = row.get('UNITID') ?? '';
  const later = new Map(row);
  for (const change of changes.get(unitId) ?? []) {
    const column = change.get('COLUMN') ?? '';
    if (['CURROPER', 'HCM2', 'MENONLY'].includes(column)) later.set(column, change.get('LATER_VALUE') ?? '');
  }
  const rate = newer.get(unitId)?.get('ADM_RATE') ?? '';
  if (Number(rate) > 0 && Math.abs(Number(rate) - Number(row.get('ADM_RATE'))) > RELEASES_DISAGREE)
    later.set('ADM_RATE', rate);
  return later;
}

const BANDS = [
  ...['gpa400Pct', 'gpa375to399Pct', 'gpa350to374Pct', 'gpa325to349Pct', 'gpa300to324Pct'],
  ...['gpa250to299Pct', 'gpa200to249Pct', 'gpa100to199Pct', 'gpaBelow100Pct'],
];

/** Of the newest year with both top bands. */
function publishedGradesIn(rows: readonly Row[]): PublishedGrades | null {
  const newest = rows
    .filter((row) => row.get('gpa400Pct') !== '' && row.get('gpa375to399Pct') !== '')
    .toSorted((a, b) => (b.get('cdsYear') ?? '').localeCompare(a.get('cdsYear') ?? ''))[0];
  if (newest === undefined) return null;
  const average = newest.get('gpaAverage') ?? '';
  return {
    cdsYear: newest.get('cdsYear') ?? '',
    bandShares: BANDS.map((band) => Number(newest.get(band) ?? '') / 100),
    average: average === '' ? null : Number(average),
  };
}

function bachelorsIn(rows: readonly Row[] | undefined): readonly string[] | null {
  if (rows === undefined) return null;
  const bachelors = rows.filter((row) => row.get('CREDLEV') === '3');
  return bachelors.map((row) => (row.get('CIPCODE') ?? '').padStart(4, '0')).toSorted();
}

const GROUPS = ['WHITE', 'BLACK', 'HISP', 'ASIAN', 'AIAN', 'NHPI', '2MOR', 'NRA'];

function factsOf(row: Row, { programs, grades }: OtherFiles): CollegeFacts {
  const text = (column: string) => row.get(column) ?? 'NA';
  const number = (column: string) => {
    const value = Number.parseFloat(text(column));
    return Number.isNaN(value) ? null : value;
  };
  const control = CONTROL[text('CONTROL')] ?? 'private-for-profit';
  const price = (column: string) => number(`${column}_${control === 'public' ? 'PUB' : 'PRIV'}`);
  const shares = GROUPS.map((group) => number(`UGDS_${group}`));
  const unitId = text('UNITID');
  return {
    unitId: Number(unitId),
    name: text('INSTNM'),
    state: text('STABBR'),
    control,
    level: LEVEL[text('ICLEVEL')] ?? null,
    predominantDegree: DEGREE[text('PREDDEG')] ?? null,
    operating: text('CURROPER') === '1',
    distanceOnly: text('DISTANCEONLY') === '1',
    federalRegion: number('REGION'),
    locale: number('LOCALE'),
    undergraduates: number('UGDS'),
    carnegieClass: number('CCBASIC'),
    religiousAffiliation: (number('RELAFFIL') ?? 0) > 0 ? number('RELAFFIL') : null,
    historicallyBlack: text('HBCU') === '1',
    womenOnly: text('WOMENONLY') === '1',
    menOnly: text('MENONLY') === '1',
    mainCampus: text('MAIN') === '1',
    underCashMonitoring: text('HCM2') === '1',
    zipArea: text('ZIP').slice(0, 3),
    latitude: number('LATITUDE'),
    longitude: number('LONGITUDE'),
    bachelorsPrograms: bachelorsIn(programs.get(unitId)),
    admitRate: number('ADM_RATE') === 0 ? null : number('ADM_RATE'),
    openAdmission: text('OPENADMP') === '1',
    testPolicy: POLICY[text('ADMCON7')] ?? null,
    satReading25: number('SATVR25'),
    satReading75: number('SATVR75'),
    satMath25: number('SATMT25'),
    satMath75: number('SATMT75'),
    act25: number('ACTCM25'),
    act75: number('ACTCM75'),
    completionRate: number('C150_4'),
    retentionRate: number('RET_FT4'),
    pellShare: number('PCTPELL'),
    completionRatePell: number('C150_4_PELL'),
    studentFacultyRatio: number('STUFACR'),
    sizeSetting: number('CCSIZSET'),
    studentDiversity: diversityOf(shares),
    costOfAttendance: number('COSTT4_A'),
    medianEarnings: number('MD_EARN_WNE_P10'),
    medianDebt: number('GRAD_DEBT_MDN'),
    publishedGrades: publishedGradesIn(grades.get(unitId) ?? []),
    tuitionInState: number('TUITIONFEE_IN'),
    tuitionOutOfState: number('TUITIONFEE_OUT'),
    netPrice: price('NPT4'),
    netPrice0To30k: price('NPT41'),
    netPrice30To48k: price('NPT42'),
    netPrice48To75k: price('NPT43'),
    netPrice75To110k: price('NPT44'),
    netPrice110kPlus: price('NPT45'),
    programShares: Object.fromEntries(
      CIP_FAMILIES.flatMap((family) => {
        const share = number(`PCIP${family}`);
        return share === null ? [] : [[family, share]];
      }),
    ),
    bachelorsFamilies: CIP_FAMILIES.filter((family) => ['1', '2'].includes(text(`CIP${family}BACHL`))),
  };
}

/** Students of unknown origin are left out of the whole. */
function diversityOf(shares: readonly (number | null)[]): number | null {
  const known = shares.filter((share) => share !== null);
  const whole = known.reduce((sum, share) => sum + share, 0);
  if (known.length < shares.length || whole === 0) return null;
  return 1 - known.reduce((sum, share) => sum + (share / whole) ** 2, 0);
}

function parseCsv(text: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  for (const [, quoted, bare = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\r?\n|$)/g)) {
    record.push(quoted?.replaceAll('""', '"') ?? bare);
    if (end === ',') continue;
    if (record.length > 1) records.push(record);
    record = [];
  }
  return records;
}
