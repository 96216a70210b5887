import { type ClientBase } from 'pg';
import { FAMILY_FIELDS, FIGURE_FIELDS } from '../../domain/federal-data/api-names.js';
import {
  type CollegeRecord,
  isUnreadable,
  readCollege,
  type UnreadableRow,
} from '../../domain/federal-data/read-college.js';
import { withLaterDirectory } from '../../domain/federal-data/later-directory.js';
import { releaseDateIn } from '../../domain/federal-data/release-date.js';
import { type FederalCells, type SourceCollege } from '../../domain/federal-data/source-college.js';
import {
  type FederalPage,
  FederalSource,
  type PageRange,
  type ReleaseHint,
  SourceFailed,
} from '../../application/import/federal-source.js';
import { type CsvLine, csvLines } from './csv-lines.js';
import { type RecognizedFiles, recognizeFiles } from './recognize-files.js';
import { StagedPrograms } from './staged-programs.js';
import { type TextFile } from './text-files.js';

const ROWS_PER_PAGE = 250;
const WANTED = new Set([...FIGURE_FIELDS.values(), ...FAMILY_FIELDS.values()]);

/** The release of `newerFigures` when its file name has no date. */
const NEWER_RELEASE = '2026-06-10';

export interface FilesGiven {
  paths: readonly string[];
  releasedOn: string | null;
  dataYear: number | null;
}

/** The official files, streamed in pages of colleges with their programs. */
export class ScorecardFilesSource extends FederalSource {
  private files: RecognizedFiles | undefined;

  constructor(
    private readonly given: FilesGiven,
    private readonly client: ClientBase,
  ) {
    super();
  }

  async release(): Promise<ReleaseHint> {
    this.files = await recognizeFiles(this.given.paths);
    const releasedOn = this.given.releasedOn ?? this.files.releasedOn;
    if (releasedOn === null)
      throw new SourceFailed('The file name has no release date. Add one: --released 2025-05-19');
    return { releasedOn, dataYear: this.given.dataYear };
  }

  async *pages({ from, releasedOn }: PageRange): AsyncIterable<FederalPage> {
    if (this.files === undefined) throw new Error('release() must be called before pages().');
    const { institutions, programs } = this.files;
    const additions = await readAdditions(this.files);
    const staged = programs === null ? null : new StagedPrograms(this.client);
    if (staged !== null && programs !== null) await staged.fill(programs);

    let page = 0;
    const first = { problems: staged?.problems ?? [], titles: staged?.titles ?? new Map<string, string>() };
    for await (const lines of inPages(csvLines(institutions, (column) => WANTED.has(column)))) {
      if (page >= from) {
        const read = await this.read(lines, institutions.name, releasedOn, additions, staged);
        yield {
          ...{ page, pages: null, expectedRows: null, rowsRead: lines.length },
          colleges: read.colleges,
          problems: page === from ? [...first.problems, ...read.problems] : read.problems,
          titles: page === from ? first.titles : new Map(),
        };
      }
      page += 1;
    }
    if (page === 0) throw new SourceFailed(`${institutions.name} has no lines below its heading.`);
  }

  private async read(
    lines: readonly CsvLine[],
    file: string,
    releasedOn: string,
    additions: Additions,
    staged: StagedPrograms | null,
  ) {
    const unitIds = lines
      .map(({ cells }) => Number(cells['UNITID']))
      .filter((id) => Number.isSafeInteger(id));
    const programs = await staged?.of(unitIds.filter((id) => id > 0 && id < 2 ** 31));
    const colleges = new Map<number, CollegeRecord>();
    const problems: UnreadableRow[] = [];
    for (const { line, cells, error } of lines) {
      const place = `${file}, line ${line}`;
      const unitId = cells['UNITID'] ?? '';
      const own = staged === null ? null : (programs?.get(Number(unitId)) ?? []);
      const read =
        error === null
          ? readCollege(collegeOf(unitId, cells, releasedOn, additions), own, place)
          : { place, unitId: null, reason: error };
      if (isUnreadable(read)) problems.push(read);
      else if (colleges.has(read.unitId))
        problems.push({ place, unitId: read.unitId, reason: 'This unit id is already in the file.' });
      else colleges.set(read.unitId, read);
    }
    return { colleges: [...colleges.values()], problems };
  }
}

/** The smaller federal files that add to the institutions, held in memory. */
interface Additions {
  survey: ReadonlyMap<string, FederalCells> | null;
  newer: ReadonlyMap<string, FederalCells>;
  newerReleasedOn: string;
  /** Null without a file of changes. */
  changes: ReadonlyMap<string, FederalCells> | null;
}

async function readAdditions({ survey, newerFigures, changes }: RecognizedFiles): Promise<Additions> {
  return {
    survey: survey === null ? null : await byUnitId(survey),
    newer: newerFigures === null ? new Map() : await byUnitId(newerFigures),
    newerReleasedOn: (newerFigures && releaseDateIn(newerFigures.name)) ?? NEWER_RELEASE,
    changes: changes === null ? null : await changesIn(changes),
  };
}

/** The file has one changed cell per line. */
async function changesIn(file: TextFile): Promise<Map<string, FederalCells>> {
  const found = new Map<string, FederalCells>();
  for await (const { cells } of csvLines(file, () => true)) {
    const { UNITID = '', COLUMN = '', LATER_VALUE = '' } = cells;
    found.set(UNITID, { ...found.get(UNITID), [COLUMN]: LATER_VALUE });
  }
  return found;
}

async function byUnitId(file: TextFile): Promise<Map<string, FederalCells>> {
  const found = new Map<string, FederalCells>();
  for await (const { cells } of csvLines(file, () => true)) found.set(cells['UNITID'] ?? '', cells);
  return found;
}

function collegeOf(
  unitId: string,
  row: FederalCells,
  releasedOn: string,
  additions: Additions,
): SourceCollege {
  const newer = additions.newer.get(unitId)?.['ADM_RATE'];
  const later = additions.changes?.get(unitId);
  return {
    unitId,
    row: withLaterDirectory(row, later),
    releasedOn,
    survey: additions.survey === null ? null : additions.survey.get(unitId),
    newerAdmitRate: newer === undefined ? undefined : { rate: newer, releasedOn: additions.newerReleasedOn },
    closedSince: additions.changes === null ? undefined : later?.['CURROPER'] === '0',
  };
}

async function* inPages(lines: AsyncIterable<CsvLine>): AsyncIterable<CsvLine[]> {
  let page: CsvLine[] = [];
  for await (const line of lines) {
    page.push(line);
    if (page.length === ROWS_PER_PAGE) {
      yield page;
      page = [];
    }
  }
  if (page.length > 0) yield page;
}
