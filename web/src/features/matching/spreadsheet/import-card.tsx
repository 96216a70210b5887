import { useState } from 'react';
import { Button } from '@/components/ui/basics/button';
import { Spinner } from '@/components/ui/basics/spinner';
import { Field } from '@/components/ui/forms/field';
import { FormError } from '@/components/ui/forms/form-error';
import { Textarea } from '@/components/ui/forms/textarea';
import { BUTTON_LABEL, FileInput } from '@/components/ui/upload/file-input';
import { userMessageOf } from '@/lib/api/api-error';
import { CheckedSheet } from './checked-sheet';
import { ImportDone } from './import-done';
import { useSpreadsheetImport } from './use-spreadsheet-import';

const FAILED = 'We couldn’t read this. Nothing was changed. Try again.';
const LONGEST_TEXT = 200_000;
const TOO_LONG = 'This is more than 200 kB. Send at most 200 colleges at a time.';

const problemOf = (text: string) => {
  if (text.trim() === '') return 'Choose a file, or paste your table here first.';
  return text.length > LONGEST_TEXT ? TOO_LONG : undefined;
};

/** A list from a file or the clipboard. Nothing is kept before the family has seen what will happen. */
export const ImportCard = () => {
  const [pasted, setPasted] = useState('');
  const [problem, setProblem] = useState<string>();
  const sheet = useSpreadsheetImport();
  const { result } = sheet;

  const read = (text: string) => {
    const found = problemOf(text);
    setProblem(found);
    if (found === undefined) sheet.read(text);
  };

  return (
    <section
      aria-labelledby="import"
      className="grid grid-cols-1 gap-4 rounded-lg border bg-card p-4.5 shadow-card md:p-6"
    >
      <div className="grid gap-1.5">
        <h2 id="import" className="text-section">
          Bring in a list you have
        </h2>
        <p className="max-w-[44em] text-pretty text-muted-foreground">
          Save your spreadsheet as CSV, or copy its cells and paste them here. We show what will happen first.
          A row with a round, such as ED or RD, also begins an application.
        </p>
      </div>
      {result === null ? (
        <form
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            read(pasted);
          }}
        >
          <FileInput
            accept=".csv,.tsv,.txt,text/csv"
            className={`${BUTTON_LABEL} justify-self-start`}
            onChoose={(file) => void file.text().then(read)}
          >
            Choose a CSV file
          </FileInput>
          <Field
            label="Or paste your table"
            error={problem}
            hint="The first row holds the headings, such as College and Round."
          >
            <Textarea rows={6} value={pasted} onChange={({ target }) => setPasted(target.value)} />
          </Field>
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" busy={sheet.isChecking}>
              Check this list
            </Button>
            <p role="status" className="flex items-center gap-2 text-muted-foreground">
              {sheet.isChecking && (
                <>
                  <Spinner /> Looking up the colleges
                </>
              )}
            </p>
          </div>
        </form>
      ) : result.dryRun ? (
        <CheckedSheet result={result} sheet={sheet} />
      ) : (
        <ImportDone result={result} onAgain={sheet.startOver} />
      )}
      {sheet.error && <FormError attempt={sheet.attempt}>{userMessageOf(sheet.error) ?? FAILED}</FormError>}
    </section>
  );
};
