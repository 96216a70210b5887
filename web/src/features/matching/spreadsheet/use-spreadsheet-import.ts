import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ImportSpreadsheetRequest, type SpreadsheetImport } from '@/api';
import { listApplicationsQueryKey } from '@/api/@tanstack/react-query.gen';
import { importCollegeListMutation } from '@/api/queries/applications.gen';
import { refreshFromProfile } from '@/lib/api/use-refresh-from-profile';

export type Columns = SpreadsheetImport['columns'];
export type ImportedRow = SpreadsheetImport['rows'][number];

/** What the family chose: null leaves the row out. */
export type Choices = ReadonlyMap<number, number | null>;

type Sheet = { text: string; columns: Columns | null; choices: Choices };

const NO_CHOICES: Choices = new Map();

/** Checks a spreadsheet, again after every correction, and imports what was checked. */
export const useSpreadsheetImport = () => {
  const queryClient = useQueryClient();
  const [sheet, setSheet] = useState<Sheet | null>(null);
  // The rows stay on screen while a correction is checked.
  const [result, setResult] = useState<SpreadsheetImport | null>(null);
  const check = useMutation({ ...importCollegeListMutation(), onSuccess: setResult });
  const run = useMutation({
    ...importCollegeListMutation(),
    onSuccess: setResult,
    onSettled: () => {
      refreshFromProfile(queryClient);
      return queryClient.invalidateQueries({ queryKey: listApplicationsQueryKey() });
    },
  });

  const send = (next: Sheet) => {
    setSheet(next);
    check.mutate({ body: bodyOf(next, true) });
  };

  return {
    result,
    choices: sheet?.choices ?? NO_CHOICES,
    isChecking: check.isPending,
    isImporting: run.isPending,
    error: run.error ?? check.error,
    attempt: check.submittedAt + run.submittedAt,
    read: (text: string) => {
      setResult(null);
      run.reset();
      send({ text, columns: null, choices: NO_CHOICES });
    },
    useColumns: (columns: Columns) => sheet && send({ ...sheet, columns, choices: NO_CHOICES }),
    choose: (line: number, collegeId: number | null | undefined) =>
      sheet && send({ ...sheet, choices: withChoice(sheet.choices, line, collegeId) }),
    importAll: () => sheet && run.mutate({ body: bodyOf(sheet, false) }),
    startOver: () => {
      check.reset();
      run.reset();
      setSheet(null);
      setResult(null);
    },
  };
};

const bodyOf = ({ text, columns, choices }: Sheet, dryRun: boolean): ImportSpreadsheetRequest => ({
  text,
  columns,
  choices: [...choices].map(([line, collegeId]) => ({ line, collegeId })),
  dryRun,
});

/** Undefined takes the choice back. */
const withChoice = (choices: Choices, line: number, collegeId: number | null | undefined): Choices => {
  const next = new Map(choices);
  if (collegeId === undefined) next.delete(line);
  else next.set(line, collegeId);
  return next;
};
