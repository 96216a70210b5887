import { hash } from 'node:crypto';
import { COLLEGE_COLUMNS } from '../../domain/federal-data/columns.js';
import { type KnownCollege } from '../../domain/federal-data/merge-college.js';
import { type FederalCells } from '../../domain/federal-data/source-college.js';

/** Other names are a list in the table; a cell that was not reported is not stored. */
export type StoredFigures = Omit<FederalCells, 'other_names'> & { other_names?: string[] };

/** A college as its federal row holds it. */
export function stored({ figures, programFamilies, programs }: KnownCollege) {
  const { other_names = '', ...others } = reported(figures, FIGURES_IN_ORDER);
  return {
    figures: { ...others, other_names: other_names.split('|').filter((name) => name !== '') },
    program_families: programFamilies.map((line) => reported(line)).toSorted(inOrder),
    programs: programs.map((line) => reported(line)).toSorted(inOrder),
  };
}

/** The cells that say something, in one order: equal rows give equal digests. */
function reported(cells: FederalCells, inOrder = Object.keys(cells).sort()): FederalCells {
  const told: Record<string, string> = {};
  for (const name of inOrder) {
    const cell = cells[name];
    if (cell !== undefined && cell !== '') told[name] = cell;
  }
  return told;
}

const FIGURES_IN_ORDER = COLLEGE_COLUMNS.map(({ name }) => name).sort();

function inOrder(a: FederalCells, b: FederalCells): number {
  return keyOf(a) < keyOf(b) ? -1 : 1;
}

const keyOf = (line: FederalCells) =>
  `${line['cip_family'] ?? line['cip4'] ?? ''} ${line['credential_level'] ?? ''}`;

export const digestOf = (content: object): string => hash('sha256', JSON.stringify(content), 'hex');
