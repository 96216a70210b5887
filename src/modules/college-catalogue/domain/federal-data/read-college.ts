import { COLLEGE_COLUMNS } from './columns.js';
import { isMissing } from './figure.js';
import { complaintsAbout, unknownCodesOf } from './limits.js';
import { printable } from './printable.js';
import { complaintAboutFamilies, programFamilies, tellsFamilies } from './programs.js';
import { type FederalCells, type SourceCollege } from './source-college.js';

/**
 * A college in the catalogue's columns. An empty cell was not reported; `suppressed` and `n/a` stay as they are written.
 * What the source does not tell at all is absent, and null for the lists.
 */
export interface CollegeRecord {
  unitId: number;
  figures: FederalCells;
  /** Worked out from other facts; counts only where nothing is known yet. */
  derived: FederalCells;
  programFamilies: readonly FederalCells[] | null;
  programs: readonly FederalCells[] | null;
}

export interface UnreadableRow {
  /** Where it stands: "line 12", "unit 166027". */
  place: string;
  unitId: number | null;
  reason: string;
}

const REQUIRED = new Set([
  ...['name', 'city', 'state', 'region', 'ownership'],
  ...['institution_level', 'predominant_degree', 'highest_degree', 'operating'],
]);
const REQUIRED_COLUMNS = COLLEGE_COLUMNS.filter(({ name }) => REQUIRED.has(name));

/** Each column with what is known of it before any row is. */
const COLUMNS = COLLEGE_COLUMNS.map((column) => ({
  column,
  isOfTheSurvey: column.source.startsWith('IPEDS '),
  federal: column.source.match(/\b[A-Z][A-Z0-9_]{2,}\b/g) ?? [],
  isUnknownCode: unknownCodesOf(column),
  complaintAbout: complaintsAbout(column),
}));
export const LARGEST_UNIT_ID = 2_147_483_647;

/** Translates and validates one row; a row that cannot be stored comes back with the reason. */
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
  for (const { column, isOfTheSurvey, federal, isUnknownCode, complaintAbout } of COLUMNS) {
    const written = column.valueFor(source);
    const cell = isUnknownCode(written) ? '' : printable(written);
    const complaint = complaintAbout(cell);
    if (complaint !== null) return { place, unitId, reason: complaint };
    if (isOfTheSurvey ? source.survey !== null : federal.some((name) => source.row[name] !== undefined))
      figures[column.name] = cell;
    else if (REQUIRED.has(column.name)) derived[column.name] = cell;
  }
  const missing = REQUIRED_COLUMNS.find(({ name }) => isMissing(figures[name] ?? derived[name] ?? ''));
  if (missing) return { place, unitId, reason: `${missing.source} is missing.` };
  if (!/^[A-Z]{2}$/.test(figures['state'] ?? ''))
    return { place, unitId, reason: `STABBR is "${figures['state'] ?? ''}", not a state.` };

  const families = tellsFamilies(source.row) ? programFamilies(source.row) : null;
  const complaint = complaintAboutFamilies(families ?? []);
  if (complaint !== null) return { place, unitId, reason: complaint };
  figures['unit_id'] = String(unitId);
  if (source.closedSince !== undefined) figures['closed_since'] = source.closedSince ? '1' : '';
  return {
    unitId,
    figures,
    derived,
    programFamilies: families,
    programs,
  };
}

export const isUnreadable = (read: CollegeRecord | UnreadableRow): read is UnreadableRow => 'reason' in read;
