import { releaseDateIn } from '../../domain/federal-data/release-date.js';
import { SourceFailed } from '../../application/import/federal-source.js';
import { headingOf } from './csv-lines.js';
import { type Unpacked, unpacked } from './unpacked.js';

const KINDS = {
  institutions: ['UNITID', 'INSTNM', 'CONTROL', 'PREDDEG'],
  programs: ['UNITID', 'CIPCODE', 'CREDLEV'],
  survey: ['UNITID', 'APPLCN', 'ADMSSN'],
  newerFigures: ['UNITID', 'SAT_TOTAL_25', 'ADM_RATE'],
  changes: ['UNITID', 'COLUMN', 'LATER_VALUE'],
} as const;

type Kind = keyof typeof KINDS;

/** What a row of an institution is refused without. */
const INDISPENSABLE = ['CITY', 'STABBR', 'REGION', 'HIGHDEG', 'CURROPER'];

interface Recognised {
  readonly file: Unpacked;
  readonly heading: readonly string[];
}

/** The federal files among those that were given, by what their headings say they are. */
export type RecognisedFiles = Readonly<Record<Exclude<Kind, 'institutions'>, Unpacked | null>> & {
  institutions: Unpacked;
  releasedOn: string | null;
};

export async function recognisedFiles(paths: readonly string[]): Promise<RecognisedFiles> {
  const all = (await Promise.all(paths.map(unpacked))).flat();
  const found = new Map<Kind, Recognised[]>();
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
  const beside = (kind: Kind) => usable(newest(found.get(kind)), []);
  const { name, within } = institutions.file;
  return {
    institutions: usable(institutions, INDISPENSABLE),
    programs: beside('programs'),
    survey: beside('survey'),
    newerFigures: beside('newerFigures'),
    changes: beside('changes'),
    releasedOn: releaseDateIn(name) ?? releaseDateIn(within),
  };
}

function usable(recognised: Recognised, indispensable: readonly string[]): Unpacked;
function usable(recognised: Recognised | null, indispensable: readonly string[]): Unpacked | null;
function usable(recognised: Recognised | null, indispensable: readonly string[]): Unpacked | null {
  if (recognised === null) return null;
  const { file, heading } = recognised;
  const columns = new Set<string>();
  for (const column of heading) {
    if (column !== '' && columns.has(column))
      throw new SourceFailed(
        `${file.name} names the column ${column} twice, so that nobody knows which one counts.`,
      );
    columns.add(column);
  }
  const absent = indispensable.filter((column) => !columns.has(column));
  if (absent.length > 0)
    throw new SourceFailed(
      `${file.name} has no column ${absent.join(', ')}: without it no college can be stored.`,
    );
  return file;
}

/** An archive of a release also holds every earlier year; "most recent cohorts" is the one the product speaks of. */
function newest(files: readonly Recognised[] | undefined): Recognised | null {
  const rank = ({ file: { name } }: Recognised) => `${/most-recent/i.test(name) ? 1 : 0} ${name}`;
  return files?.toSorted((a, b) => (rank(a) < rank(b) ? 1 : -1))[0] ?? null;
}
