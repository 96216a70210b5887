import { NOT_APPLICABLE, NOT_REPORTED, SUPPRESSED } from '../../domain/federal-data/figure.js';
import { type FederalCells } from '../../domain/federal-data/source-college.js';

/** A row of a table as JSON gives it to `json_populate_recordset`: its values, and the columns that are null for a reason. */
export function tableRow(unitId: number, cells: FederalCells, columns: readonly string[]) {
  const suppressed: string[] = [];
  const notApplicable: string[] = [];
  const row: Record<string, unknown> = { unit_id: unitId, suppressed, not_applicable: notApplicable };
  for (const column of columns) {
    const cell = cells[column] ?? NOT_REPORTED;
    if (column === 'other_names') row[column] = cell === NOT_REPORTED ? [] : cell.split('|');
    else if (cell === SUPPRESSED) suppressed.push(column);
    else if (cell === NOT_APPLICABLE) notApplicable.push(column);
    else if (cell !== NOT_REPORTED) row[column] = cell;
  }
  return row;
}
