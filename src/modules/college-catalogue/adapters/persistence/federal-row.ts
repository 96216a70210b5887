import { hash } from 'node:crypto';
import { COLLEGE_COLUMNS } from '../../domain/federal-data/columns.js';
import { type KnownCollege } from '../../domain/federal-data/merge-college.js';
import { PROGRAM_COLUMNS, PROGRAM_FAMILY_COLUMNS } from '../../domain/federal-data/programs.js';
import { type FederalCells } from '../../domain/federal-data/source-college.js';

/** Other names are a list in the table; a cell that was not reported is not stored. */
export type StoredFigures = Omit<FederalCells, 'other_names'> & { other_names?: string[] };

/** A college as its federal row holds it, each part as JSON in one order: equal rows give equal digests. */
export interface FederalRow {
  figures: string;
  programFamilies: string;
  programs: string;
  digest: string;
}

const FIGURES = [...COLLEGE_COLUMNS.map(({ name }) => name), 'closed_since']
  .filter((name) => name !== 'other_names')
  .sort();
const FAMILY_CELLS = PROGRAM_FAMILY_COLUMNS.toSorted();
const PROGRAM_CELLS = PROGRAM_COLUMNS.toSorted();

export function federalRow(college: KnownCollege): FederalRow {
  const figures: Record<string, string | string[]> = reported(college.figures, FIGURES);
  figures['other_names'] = (college.figures['other_names'] ?? '').split('|').filter((name) => name !== '');
  const row = {
    figures: JSON.stringify(figures),
    programFamilies: JSON.stringify(listed(college.programFamilies, FAMILY_CELLS)),
    programs: JSON.stringify(listed(college.programs, PROGRAM_CELLS)),
  };
  return {
    ...row,
    digest: sha256(
      `{"figures":${row.figures},"program_families":${row.programFamilies},"programs":${row.programs}}`,
    ),
  };
}

/** The cells that say something. */
function reported(cells: FederalCells, names: readonly string[]): Record<string, string> {
  const told: Record<string, string> = {};
  for (const name of names) {
    const cell = cells[name];
    if (cell !== undefined && cell !== '') told[name] = cell;
  }
  return told;
}

const listed = (lines: readonly FederalCells[], names: readonly string[]) =>
  lines
    .map((line) => ({ key: keyOf(line), cells: reported(line, names) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ cells }) => cells);

const keyOf = (line: FederalCells) =>
  `${line['cip_family'] ?? line['cip4'] ?? ''} ${line['credential_level'] ?? ''}`;

export const digestOf = (content: object): string => sha256(JSON.stringify(content));

const sha256 = (text: string): string => hash('sha256', text, 'hex');
