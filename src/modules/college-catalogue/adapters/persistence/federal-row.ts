import { createHash } from 'node:crypto';
import { COLLEGE_COLUMNS } from '../../domain/federal-data/columns.js';
import { type KnownCollege } from '../../domain/federal-data/merge-college.js';
import { PROGRAM_COLUMNS, PROGRAM_FAMILY_COLUMNS } from '../../domain/federal-data/programs.js';
import { type CollegeRecord } from '../../domain/federal-data/read-college.js';
import { type FederalCells } from '../../domain/federal-data/source-college.js';

/** A college as `federal_rows` stores it: cells that were not reported are left out, other names are a list. */
export interface FederalRow {
  figures: Readonly<Record<string, string | readonly string[]>>;
  programFamilies: readonly FederalCells[];
  programs: readonly FederalCells[];
}

const FIGURES = [...COLLEGE_COLUMNS.map(({ name }) => name), 'closed_since']
  .filter((name) => name !== 'other_names')
  .sort();

/** Equal colleges give equal JSON, whatever order their cells and lists came in. */
export function federalRow({ figures, programFamilies, programs }: KnownCollege): FederalRow {
  const otherNames = (figures['other_names'] ?? '').split('|').filter((name) => name !== '');
  return {
    figures: { ...reportedCells(figures, FIGURES), other_names: otherNames },
    programFamilies: sorted(programFamilies.map((line) => reportedCells(line, PROGRAM_FAMILY_COLUMNS))),
    programs: sorted(programs.map((line) => reportedCells(line, PROGRAM_COLUMNS))),
  };
}

export function collegeFrom({ figures, programFamilies, programs }: FederalRow): KnownCollege {
  const { other_names: otherNames = [], ...cells } = figures;
  return {
    figures: { ...(cells as FederalCells), other_names: [otherNames].flat().join('|') },
    programFamilies,
    programs,
  };
}

function reportedCells(cells: FederalCells, names: readonly string[]): FederalCells {
  const reported: Record<string, string> = {};
  for (const name of names) {
    const cell = cells[name] ?? '';
    if (cell !== '') reported[name] = cell;
  }
  return reported;
}

const sorted = (lines: readonly FederalCells[]): FederalCells[] =>
  lines.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));

const sortKey = (line: FederalCells): string =>
  `${line['cip_family'] ?? line['cip4'] ?? ''} ${line['credential_level'] ?? ''}`;

/** SHA-256 of what a source sent for a college. */
export const sourceDigest = (source: string, record: CollegeRecord): string =>
  createHash('sha256').update(JSON.stringify({ source, record })).digest('hex');
