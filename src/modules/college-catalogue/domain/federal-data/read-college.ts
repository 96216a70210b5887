import { COLLEGE_COLUMNS } from './columns.js';
import { isMissing } from './figure.js';
import { checkFor, unknownCodeIn } from './limits.js';
import { printable } from './printable.js';
import { hasFamilies, problemInFamilies, programFamilies } from './programs.js';
import { type FederalCells, type SourceCollege } from './source-college.js';

/**
 * A college in the catalogue's columns. A cell is a value, "suppressed", "n/a", or empty when it was not reported. Columns the
 * source does not have are absent; lists it does not have are null.
 */
export interface CollegeRecord {
  unitId: number;
  figures: FederalCells;
  /** Worked out from other columns; used only when nothing is known yet. */
  derived: FederalCells;
  programFamilies: readonly FederalCells[] | null;
  programs: readonly FederalCells[] | null;
}

export interface UnreadableRow {
  /** Such as "line 12" or "unit 166027". */
  place: string;
  unitId: number | null;
  reason: string;
}

const REQUIRED = new Set([
  ...['name', 'city', 'state', 'region', 'ownership'],
  ...['institution_level', 'predominant_degree', 'highest_degree', 'operating'],
]);
const REQUIRED_COLUMNS = COLLEGE_COLUMNS.filter(({ name }) => REQUIRED.has(name));

const COLUMNS = COLLEGE_COLUMNS.map((column) => ({
  column,
  isFromSurvey: column.source.startsWith('IPEDS '),
  federalNames: column.source.match(/\b[A-Z][A-Z0-9_]{2,}\b/g) ?? [],
  isUnknownCode: unknownCodeIn(column),
  check: checkFor(column),
}));
export const LARGEST_UNIT_ID = 2_147_483_647;

/** Translates and checks one row, or says why it cannot be stored. */
export function readCollege(
  source: SourceCollege,
  programs: readonly FederalCells[] | null,
  place: string,
): CollegeRecord | UnreadableRow {
  const unitId = Number(source.unitId.trim());
  if (!/^\d+$/.test(source.unitId.trim()) || unitId < 1 || unitId > LARGEST_UNIT_ID)
    return { place, unitId: null, reason: `UNITID is "${source.unitId.slice(0, 40)}", not a unit id.` };

  const figures: Record<string, string> = {};
  const derived: Record<string, string> = {};
  for (const { column, isFromSurvey, federalNames, isUnknownCode, check } of COLUMNS) {
    const value = column.valueFor(source);
    const cell = isUnknownCode(value) ? '' : printable(value);
    const problem = check(cell);
    if (problem !== null) return { place, unitId, reason: problem };
    if (isFromSurvey ? source.survey !== null : federalNames.some((name) => source.row[name] !== undefined))
      figures[column.name] = cell;
    else if (REQUIRED.has(column.name)) derived[column.name] = cell;
  }
  const missing = REQUIRED_COLUMNS.find(({ name }) => isMissing(figures[name] ?? derived[name] ?? ''));
  if (missing) return { place, unitId, reason: `${missing.source} is missing.` };
  if (!/^[A-Z]{2}$/.test(figures['state'] ?? ''))
    return { place, unitId, reason: `STABBR is "${figures['state'] ?? ''}", not a state.` };

  const families = hasFamilies(source.row) ? programFamilies(source.row) : null;
  const problem = problemInFamilies(families ?? []);
  if (problem !== null) return { place, unitId, reason: problem };
  figures['unit_id'] = String(unitId);
  if (source.closedSince !== undefined) figures['closed_since'] = source.closedSince ? '1' : '';
  return { unitId, figures, derived, programFamilies: families, programs };
}

export const isUnreadable = (read: CollegeRecord | UnreadableRow): read is UnreadableRow => 'reason' in read;
