import { type PlannedImport } from '../../application/plan-import.js';
import { type Delimiter } from '../../domain/delimiter.js';
import { type RowPlan } from '../../domain/row-plan.js';
import { type SpreadsheetImport } from './list-spreadsheet.dto.js';

const NAMES: Readonly<Record<Delimiter, SpreadsheetImport['delimiter']>> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
};

export function spreadsheetImportReply(
  { delimiter, headings, places, rows, colleges }: PlannedImport,
  dryRun: boolean,
): SpreadsheetImport {
  return {
    dryRun,
    delimiter: NAMES[delimiter],
    headings: [...headings],
    columns: places,
    rows: rows.map(rowReply),
    colleges: colleges.map(({ id, name, city, state }) => ({ id, name, city, state })),
  };
}

function rowReply({ college, problems, line, name, list, application, round, deadline, standing }: RowPlan) {
  return {
    line,
    name,
    college: college.kind,
    collegeIds: collegeIdsOf(college),
    sameAsLine: college.kind === 'repeated' ? college.line : null,
    list,
    application,
    round,
    deadline,
    standing,
    problems: [...problems],
  };
}

function collegeIdsOf(college: RowPlan['college']): number[] {
  if (college.kind === 'choose') return [...college.unitIds];
  return 'unitId' in college ? [college.unitId] : [];
}
