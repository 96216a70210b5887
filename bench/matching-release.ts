import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import {
  CIP_FAMILIES,
  type CollegeFacts,
  type Control,
  type Level,
  type PredominantDegree,
  type TestPolicy,
} from '../src/modules/matching/domain/engine/index.js';

type Row = ReadonlyMap<string, string>;

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

/** Every institution of the official file under `SCORECARD_DATA_DIR`; null when there is none. */
export function readRelease(): CollegeFacts[] | null {
  const file = join(resolve(process.env['SCORECARD_DATA_DIR'] ?? '../shared/data'), FILE);
  if (!existsSync(file)) return null;
  const [header = [], ...records] = parseCsv(gunzipSync(readFileSync(file)).toString('utf8'));
  return records.map((record) => factsOf(new Map(header.map((column, i) => [column, record[i] ?? 'NA']))));
}

function factsOf(row: Row): CollegeFacts {
  const text = (column: string) => row.get(column) ?? 'NA';
  const number = (column: string) => {
    const value = Number.parseFloat(text(column));
    return Number.isNaN(value) ? null : value;
  };
  const control = CONTROL[text('CONTROL')] ?? 'private-for-profit';
  const price = (column: string) => number(`${column}_${control === 'public' ? 'PUB' : 'PRIV'}`);
  return {
    unitId: number('UNITID') ?? 0,
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
