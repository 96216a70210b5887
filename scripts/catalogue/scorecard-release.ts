import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parseCsv, type Row } from './csv.ts';

export const RELEASE = '2025-05-19';
export const NEWER_RELEASE = '2026-06-10';

/** One institution as published, beside what other federal files say about the same unit id. */
export type SourceCollege = {
  readonly unitId: string;
  readonly row: Row;
  /** The fall 2023 admissions survey; absent where the survey does not ask (open admission) or got no reply. */
  readonly survey: Row | undefined;
  readonly newerAdmitRate: string | undefined;
  readonly closedSince: boolean;
};

export type SourceRelease = { readonly colleges: SourceCollege[]; readonly programs: Row[] };

export function readRelease(directory: string): SourceRelease {
  const read = (file: string) => {
    const bytes = readFileSync(join(directory, file));
    return parseCsv((file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8'));
  };
  const survey = byUnitId(read('ipeds-admissions-2023.csv'));
  const newer = byUnitId(read('scorecard-2026-refresh.csv'));
  const closed = new Set(read('scorecard-directory-changes.csv').filter(saysClosed).map(unitIdOf));

  const colleges = read('scorecard-institutions.csv.gz').map((row) => {
    const unitId = unitIdOf(row);
    return {
      unitId,
      row,
      survey: survey.get(unitId),
      newerAdmitRate: newer.get(unitId)?.ADM_RATE,
      closedSince: closed.has(unitId),
    };
  });
  return { colleges, programs: read('scorecard-field-of-study.csv.gz') };
}

const unitIdOf = (row: Row) => row.UNITID ?? '';
const byUnitId = (rows: Row[]) => new Map(rows.map((row) => [unitIdOf(row), row]));
const saysClosed = (change: Row) => change.COLUMN === 'CURROPER' && change.LATER_VALUE === '0';
