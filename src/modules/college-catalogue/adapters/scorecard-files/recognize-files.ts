import { releaseDateIn } from '../../domain/federal-data/release-date.js';
import { SourceFailed } from '../../application/import/federal-source.js';
import { headingOf } from './csv-lines.js';
import { type TextFile, textFilesIn } from './text-files.js';

const KINDS = {
  institutions: ['UNITID', 'INSTNM', 'CONTROL', 'PREDDEG'],
  programs: ['UNITID', 'CIPCODE', 'CREDLEV'],
  survey: ['UNITID', 'APPLCN', 'ADMSSN'],
  newerFigures: ['UNITID', 'SAT_TOTAL_25', 'ADM_RATE'],
  changes: ['UNITID', 'COLUMN', 'LATER_VALUE'],
} as const;

type Kind = keyof typeof KINDS;

/** Columns without which no institution can be stored. */
const REQUIRED_COLUMNS = ['CITY', 'STABBR', 'REGION', 'HIGHDEG', 'CURROPER'];

interface Recognized {
  readonly file: TextFile;
  readonly heading: readonly string[];
}

/** The federal files among the given ones, recognized by their headings. */
export type RecognizedFiles = Readonly<Record<Exclude<Kind, 'institutions'>, TextFile | null>> & {
  institutions: TextFile;
  releasedOn: string | null;
};

export async function recognizeFiles(paths: readonly string[]): Promise<RecognizedFiles> {
  const all = (await Promise.all(paths.map(textFilesIn))).flat();
  const found = new Map<Kind, Recognized[]>();
  for (const file of all) {
    const heading = await headingOf(file);
    const columns = new Set(heading);
    const kind = (Object.keys(KINDS) as Kind[]).find((name) =>
      KINDS[name].every((column) => columns.has(column)),
    );
    if (kind !== undefined) found.set(kind, [...(found.get(kind) ?? []), { file, heading }]);
  }
  const institutions = newest(found.get('institutions'));
  if (institutions === null)
    throw new SourceFailed(
      'None of the files is a College Scorecard institution file (UNITID, INSTNM, CONTROL, ...).',
    );
  const optional = (kind: Kind) => usable(newest(found.get(kind)), []);
  const { name, within } = institutions.file;
  return {
    institutions: usable(institutions, REQUIRED_COLUMNS),
    programs: optional('programs'),
    survey: optional('survey'),
    newerFigures: optional('newerFigures'),
    changes: optional('changes'),
    releasedOn: releaseDateIn(name) ?? releaseDateIn(within),
  };
}

function usable(recognized: Recognized, required: readonly string[]): TextFile;
function usable(recognized: Recognized | null, required: readonly string[]): TextFile | null;
function usable(recognized: Recognized | null, required: readonly string[]): TextFile | null {
  if (recognized === null) return null;
  const { file, heading } = recognized;
  const columns = new Set<string>();
  for (const column of heading) {
    if (column !== '' && columns.has(column))
      throw new SourceFailed(`${file.name} has the column ${column} twice.`);
    columns.add(column);
  }
  const absent = required.filter((column) => !columns.has(column));
  if (absent.length > 0)
    throw new SourceFailed(
      `${file.name} has no column ${absent.join(', ')}. No college can be stored without it.`,
    );
  return file;
}

/** An archive of a release also has every earlier year; we want "most recent cohorts". */
function newest(files: readonly Recognized[] | undefined): Recognized | null {
  const rank = ({ file: { name } }: Recognized) => `${/most-recent/i.test(name) ? 1 : 0} ${name}`;
  return files?.toSorted((a, b) => (rank(a) < rank(b) ? 1 : -1))[0] ?? null;
}
