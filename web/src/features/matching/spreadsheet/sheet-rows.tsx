import { type SpreadsheetImport } from '@/api';
import { SheetRow } from './sheet-row';
import { type Choices } from './use-spreadsheet-import';

type SheetRowsProps = {
  result: SpreadsheetImport;
  choices?: Choices;
  onChoose?: (line: number, collegeId: number | null | undefined) => void;
};

/** The rows of the file in their order. */
export const SheetRows = ({ result: { rows, colleges, dryRun }, choices, onChoose }: SheetRowsProps) => {
  const byId = new Map(colleges.map((college) => [college.id, college]));

  return (
    <section aria-labelledby="rows">
      <h3 id="rows" className="text-title">
        Row by row
      </h3>
      <ul className="mt-1 divide-y">
        {rows.map((row) => (
          <li key={row.line}>
            <SheetRow
              row={row}
              colleges={byId}
              dryRun={dryRun}
              isChosen={choices?.has(row.line) ?? false}
              onChoose={(collegeId) => onChoose?.(row.line, collegeId)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
};
