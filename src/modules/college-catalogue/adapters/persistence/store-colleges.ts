import { type ClientBase } from 'pg';
import { type KnownCollege, mergedCollege } from '../../domain/federal-data/merge-college.js';
import { type CollegeRecord } from '../../domain/federal-data/read-college.js';
import { refreshCollegeSearch } from './college-search.projection.js';
import { federalRow, sourceDigest } from './federal-row.js';
import {
  type FederalRowToWrite,
  findStoredRows,
  readKnownColleges,
  type StoredRow,
  writeFederalRows,
  writeSourceDigests,
} from './federal-rows.js';
import { writeColleges } from './write-colleges.js';

export interface StoreOptions {
  releasedOn: string;
  source: 'starter' | 'api' | 'files';
  /** False where the source writes "suppressed" and "not reported" alike. */
  marksSuppressed: boolean;
  /** Skips rows imported within this many days; null skips none. */
  freshDays: number | null;
}

export interface ChangeCounts {
  imported: number;
  updated: number;
  unchanged: number;
}

/**
 * Stores colleges of one release with their figures, programs and search cards. A college that did not change is not written, and
 * the starter never replaces what an import stored. Belongs in one transaction.
 */
export async function storeColleges(
  client: ClientBase,
  options: StoreOptions,
  records: readonly CollegeRecord[],
): Promise<ChangeCounts> {
  const { releasedOn, source, marksSuppressed, freshDays } = options;
  const unitIds = records.map(({ unitId }) => unitId);
  const stored = await findStoredRows(client, releasedOn, freshDays ?? 0, unitIds);
  const candidates = records
    .map((record) => ({
      record,
      row: stored.get(record.unitId),
      sourceDigest: sourceDigest(source, record),
    }))
    .filter(({ row, sourceDigest: digest }) => !isSettled(row, digest, options));
  const known = await readKnownColleges(
    client,
    releasedOn,
    candidates.filter(({ row }) => row?.has_row).map(({ record }) => record.unitId),
  );

  const changed = new Map<number, KnownCollege>();
  const rows: FederalRowToWrite[] = [];
  const unchangedDigests = new Map<number, string>();
  for (const { record, sourceDigest: digest } of candidates) {
    const { unitId } = record;
    const before = known.get(unitId);
    const college = mergedCollege(before, record, marksSuppressed);
    const row = federalRow(college);
    if (before !== undefined && JSON.stringify(row) === JSON.stringify(federalRow(before)))
      unchangedDigests.set(unitId, digest);
    else {
      changed.set(unitId, college);
      rows.push({ unitId, sourceDigest: digest, ...row });
    }
  }

  await writeSourceDigests(client, releasedOn, unchangedDigests);
  if (changed.size > 0) {
    await writeFederalRows(client, releasedOn, source, rows);
    await writeColleges(client, releasedOn, changed);
    await refreshCollegeSearch(client, [...changed.keys()]);
  }
  const updated = rows.filter(({ unitId }) => stored.get(unitId)?.has_college).length;
  return {
    imported: changed.size - updated,
    updated,
    unchanged: records.length - changed.size,
  };
}

function isSettled(row: StoredRow | undefined, digest: string, { source, freshDays }: StoreOptions): boolean {
  if (row === undefined) return false;
  const isFresh = freshDays !== null && row.is_fresh;
  const wasImported = row.source !== null && row.source !== 'starter';
  return isFresh || row.source_digest === digest || (source === 'starter' && wasImported);
}
