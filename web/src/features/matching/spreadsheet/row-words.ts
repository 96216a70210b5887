import { type SpreadsheetImport } from '@/api';
import { dayInWords } from '../applications/shared/day-words';
import { type ImportedRow } from './use-spreadsheet-import';

/** What happens with a row, or did, in a few words each. */
export const rowWords = (row: ImportedRow, dryRun: boolean): string[] => {
  if (row.college !== 'found')
    return [dryRun ? COLLEGE_WORDS[row.college](row) : AFTERWARDS[row.college](row)];
  const words = [LIST_WORDS[row.list], APPLICATION_WORDS[row.application]].flatMap(
    (each) => each?.[dryRun ? 0 : 1] ?? [],
  );
  return words.length > 0 ? words : ['Nothing to do'];
};

const COLLEGE_WORDS: Record<Exclude<ImportedRow['college'], 'found'>, (row: ImportedRow) => string> = {
  choose: () => 'Which one is it?',
  'not-found': () => 'We couldn’t find this college. Check the name, or leave it out.',
  'no-name': () => 'There is no college name in this row.',
  'left-out': () => 'Left out',
  repeated: ({ sameAsLine }) => `Same college as in row ${sameAsLine ?? ''}. It is taken once.`,
};

const AFTERWARDS: typeof COLLEGE_WORDS = {
  ...COLLEGE_WORDS,
  choose: () => 'Not imported: you didn’t say which college it is',
  'not-found': () => 'Not imported: we couldn’t find this college',
};

type Words = readonly [before: string, after: string] | null;

const LIST_WORDS: Record<ImportedRow['list'], Words> = {
  add: ['Add to your list', 'Added to your list'],
  there: ['In your list already', 'Was in your list already'],
  refused: ['Can’t be added', 'Not added'],
  none: null,
};

const APPLICATION_WORDS: Record<ImportedRow['application'], Words> = {
  begin: ['Begin an application', 'Application begun'],
  there: ['You have this application already; it stays as it is', 'The application was there already'],
  refused: ['No application', 'Application not begun'],
  none: null,
};

/** "Early Decision II, Submitted, due November 1, 2026 as in your file. Not checked yet." */
export const applicationWords = ({
  round,
  deadline,
  standing,
}: Pick<ImportedRow, 'round' | 'deadline' | 'standing'>) => {
  if (round === null) return null;
  const type = round.plan === null ? round.applicationType : `${round.applicationType} (${round.plan})`;
  const name = standing === null ? type : `${type}, ${standing.decisionResult ?? standing.status}`;
  return deadline === null ? name : `${name}, due ${dayInWords(deadline)} as in your file. Not checked yet.`;
};

const counted = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** "Adds 4 colleges and begins 3 applications. 2 rows need your answer." */
export const summaryWords = ({ rows, dryRun }: Pick<SpreadsheetImport, 'rows' | 'dryRun'>) => {
  const { colleges, applications, open } = countsOf(rows);
  const added = counted(colleges, 'college', 'colleges');
  const begun = counted(applications, 'application', 'applications');
  if (!dryRun) return `${added} added, ${begun} begun.`;
  const asks = open === 0 ? '' : ` ${counted(open, 'row still needs', 'rows still need')} your answer.`;
  if (colleges + applications === 0) return `There is nothing new to import.${asks}`;
  return `This adds ${added} and begins ${begun}.${asks}`;
};

export const countsOf = (rows: readonly ImportedRow[]) => ({
  colleges: rows.filter(({ list }) => list === 'add').length,
  applications: rows.filter(({ application }) => application === 'begin').length,
  open: rows.filter(({ college }) => college === 'choose').length,
});
