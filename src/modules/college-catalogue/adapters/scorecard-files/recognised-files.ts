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

/** The federal files among those that were given, by what their headings say they are. */
export type RecognisedFiles = Readonly<Record<Exclude<Kind, 'institutions'>, Unpacked | null>> & {
  institutions: Unpacked;
  releasedOn: string | null;
};

export async function recognisedFiles(paths: readonly string[]): Promise<RecognisedFiles> {
  const all = (await Promise.all(paths.map(unpacked))).flat();
  const found = new Map<Kind, Unpacked[]>();
  for (const file of all) {
    const heading = new Set(await headingOf(file));
    const kind = (Object.keys(KINDS) as Kind[]).find((name) =>
      KINDS[name].every((column) => heading.has(column)),
    );
    if (kind !== undefined) found.set(kind, [...(found.get(kind) ?? []), file]);
  }
  const institutions = newest(found.get('institutions'));
  if (institutions === null)
    throw new SourceFailed(
      'None of the files is a College Scorecard institution file (UNITID, INSTNM, CONTROL, ...).',
    );
  return {
    institutions,
    programs: newest(found.get('programs')),
    survey: newest(found.get('survey')),
    newerFigures: newest(found.get('newerFigures')),
    changes: newest(found.get('changes')),
    releasedOn: releaseDateIn(institutions.name) ?? releaseDateIn(institutions.within),
  };
}

/** An archive of a release also holds every earlier year; "most recent cohorts" is the one the product speaks of. */
function newest(files: readonly Unpacked[] | undefined): Unpacked | null {
  const rank = ({ name }: Unpacked) => `${/most-recent/i.test(name) ? 1 : 0} ${name}`;
  return files?.toSorted((a, b) => (rank(a) < rank(b) ? 1 : -1))[0] ?? null;
}
