import { type SpreadsheetImport } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { Notice } from '@/components/ui/feedback/notice';
import { ColumnChoices } from './column-choices';
import { countsOf, summaryWords } from './row-words';
import { SheetRows } from './sheet-rows';
import { type useSpreadsheetImport } from './use-spreadsheet-import';

type CheckedSheetProps = { result: SpreadsheetImport; sheet: ReturnType<typeof useSpreadsheetImport> };

/** What an import would do, to be corrected and then done. */
export const CheckedSheet = ({ result, sheet }: CheckedSheetProps) => {
  const { colleges, applications } = countsOf(result.rows);

  return (
    <div className="grid grid-cols-1 gap-5">
      <ColumnChoices headings={result.headings} columns={result.columns} onChange={sheet.useColumns} />
      {result.columns.name === null ? (
        <Notice>Tell us which column has the names of the colleges.</Notice>
      ) : (
        <>
          <div className="grid gap-3">
            <p role="status" className="font-semibold">
              {summaryWords(result)}
            </p>
            <p className="max-w-[44em] text-hint text-pretty text-muted-foreground">
              What you have already stays as it is. Dates from your file count as entered, not as checked.
              Nothing is sent to a college.
            </p>
            <div className="flex flex-wrap gap-2.5">
              <Button
                busy={sheet.isImporting}
                disabled={colleges + applications === 0 || sheet.isChecking}
                onClick={sheet.importAll}
              >
                Import
              </Button>
              <Button variant="outline" onClick={sheet.startOver}>
                Use another file
              </Button>
            </div>
          </div>
          <SheetRows result={result} choices={sheet.choices} onChoose={sheet.choose} />
        </>
      )}
    </div>
  );
};
