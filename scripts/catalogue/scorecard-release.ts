import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { withLaterDirectory } from '../../src/modules/college-catalogue/domain/federal-data/later-directory.ts';
import { type SourceCollege } from '../../src/modules/college-catalogue/domain/federal-data/source-college.ts';
import { parseCsv, type Row } from './csv.ts';

const RELEASE = '2025-05-19';
const NEWER_RELEASE = '2026-06-10';

export type SourceRelease = { readonly colleges: SourceCollege[]; readonly programs: Row[] };

export function readRelease(directory: string): SourceRelease {
  const read = (file: string) => {
    const bytes = readFileSync(join(directory, file));
    return parseCsv((file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8'));
  };
  const survey = byUnitId(read('ipeds-admissions-2023.csv'));
  const newer = byUnitId(read('scorecard-2026-refresh.csv'));
  const changes = Map.groupBy(read('scorecard-directory-changes.csv'), unitIdOf);

  const colleges = read('scorecard-institutions.csv.gz').map((row) => {
    const unitId = unitIdOf(row);
    const later = changedCells(changes.get(unitId));
    return {
      unitId,
      row: withLaterDirectory(row, later),
      releasedOn: RELEASE,
      survey: survey.get(unitId),
      newerAdmitRate: { rate: newer.get(unitId)?.ADM_RATE ?? '', releasedOn: NEWER_RELEASE },
      closedSince: later?.['CURROPER'] === '0',
    };
  });
  return { colleges, programs: read('scorecard-field-of-study.csv.gz') };
}

const unitIdOf = (row: Row) => row.UNITID ?? '';
const byUnitId = (rows: Row[]) => new Map(rows.map((row) => [unitIdOf(row), row]));
const changedCells = (changes: Row[] | undefined): Row | undefined =>
  changes && Object.fromEntries(changes.map(({ COLUMN = '', LATER_VALUE = '' }) => [COLUMN, LATER_VALUE]));
