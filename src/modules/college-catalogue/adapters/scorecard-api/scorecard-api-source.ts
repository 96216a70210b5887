import {
  FAMILY_BRANCHES,
  FAMILY_FIELDS,
  FIGURE_FIELDS,
  PROGRAMS_FIELD,
} from '../../domain/federal-data/api-names.js';
import { admitRate, isFourYear } from '../../domain/federal-data/college-kinds.js';
import { readPrograms } from '../../domain/federal-data/read-programs.js';
import {
  type CollegeRecord,
  isUnreadable,
  readCollege,
  type UnreadableRow,
} from '../../domain/federal-data/read-college.js';
import { type SourceCollege } from '../../domain/federal-data/source-college.js';
import {
  type FederalPage,
  FederalSource,
  type PageRange,
  type ReleaseHint,
  SourceFailed,
} from '../../application/import/federal-source.js';
import { programsOf, rowReader } from './api-college.js';
import { type ScorecardClient, type ScorecardReply } from './scorecard-client.js';
import { UnknownFields } from './scorecard-errors.js';
import { newestYear } from './newest-year.js';

export const COMPETITIVE_COLLEGES = 500;
const PER_PAGE = 100;
const LONGEST_UNIT_ID = 20;
const REQUIRED_FIELDS = ['id', 'school.name'];

const PLANS = {
  all: { sort: 'school.name' },
  competitive: {
    'school.operating': '1',
    'latest.admissions.admission_rate.overall__range': '0..1',
    sort: 'latest.admissions.admission_rate.overall:asc',
  },
} as const;

/** The live service, page by page. */
export class ScorecardApiSource extends FederalSource {
  private requested = new Set([...FIGURE_FIELDS.keys(), ...Object.values(FAMILY_BRANCHES), PROGRAMS_FIELD]);
  private fieldProblems: UnreadableRow[] = [];

  constructor(
    private readonly client: Pick<ScorecardClient, 'schools'>,
    private readonly scope: 'all' | 'competitive',
    private readonly thisYear: number,
  ) {
    super();
  }

  async release(): Promise<ReleaseHint> {
    return { releasedOn: null, dataYear: await newestYear(this.client, this.thisYear) };
  }

  async *pages({ from, releasedOn, storedBefore }: PageRange): AsyncIterable<FederalPage> {
    const seen = new Set<number>();
    let stored = storedBefore;
    let unreadable = 0;
    for (let page = from; ; page += 1) {
      const { metadata, results } = await this.page(page);
      const perPage = metadata.per_page ?? PER_PAGE;
      if (page === from && results.length === 0) refuseEmpty(from, Math.ceil(metadata.total / perPage));
      const isLast = results.length === 0 || (page + 1) * perPage >= metadata.total;
      const read = this.read(results, page, releasedOn, seen);
      const colleges =
        this.scope === 'all' ? read.colleges : read.colleges.slice(0, COMPETITIVE_COLLEGES - stored);
      stored += colleges.length;
      unreadable += read.unreadable;
      const isEnough = this.scope === 'competitive' && stored >= COMPETITIVE_COLLEGES;
      if (isLast && from === 0 && this.scope === 'all')
        read.problems.push(...missedRows(metadata.total, seen.size + unreadable));
      yield {
        page,
        pages: this.scope === 'all' ? Math.ceil(metadata.total / perPage) : null,
        expectedRows: this.scope === 'all' ? metadata.total : COMPETITIVE_COLLEGES,
        rowsRead: results.length,
        ...read,
        colleges,
      };
      if (isLast || isEnough) return;
    }
  }

  /** A field the service no longer knows is left out and reported. An unknown branch is requested field by field instead. */
  private async page(page: number): Promise<ScorecardReply> {
    for (;;)
      try {
        return await this.client.schools({
          ...PLANS[this.scope],
          fields: [...this.requested].join(','),
          page: String(page),
          per_page: String(PER_PAGE),
        });
      } catch (error) {
        if (!(error instanceof UnknownFields)) throw error;
        this.leaveOut(error.fields);
      }
  }

  private leaveOut(fields: readonly string[]): void {
    const known = fields.filter((field) => this.requested.has(field));
    const required = known.find((field) => REQUIRED_FIELDS.includes(field));
    if (required !== undefined || known.length === 0)
      throw new SourceFailed(
        `The College Scorecard service does not know the field ${required ?? fields.join(', ')}.`,
      );
    for (const field of known) {
      this.requested.delete(field);
      const leaves = [...FAMILY_FIELDS.keys()].filter((leaf) => leaf.startsWith(`${field}.`));
      for (const leaf of leaves) this.requested.add(leaf);
      if (leaves.length === 0)
        this.fieldProblems.push({
          place: `field ${field}`,
          unitId: null,
          reason: 'The service does not know this field. The figures we have stay.',
        });
    }
  }

  private read(results: readonly unknown[], page: number, releasedOn: string, seen: Set<number>) {
    const colleges: CollegeRecord[] = [];
    const problems = this.fieldProblems.splice(0);
    const titles = new Map<string, string>();
    const rowOf = rowReader(this.requested);
    let unreadable = 0;
    for (const [at, record] of results.entries()) {
      if (!isRecord(record)) {
        problems.push({
          place: `page ${page}, row ${at + 1}`,
          unitId: null,
          reason: 'Not an institution.',
        });
        unreadable += 1;
        continue;
      }
      const row = rowOf(record);
      const college: SourceCollege = { unitId: row['UNITID'] ?? '', row, releasedOn, survey: null };
      if (this.scope === 'competitive' && !isCompetitive(college)) continue;
      const place = `unit ${college.unitId.slice(0, LONGEST_UNIT_ID) || '?'}`;
      const programs = readPrograms(programsOf(record), place, titles);
      const read = readCollege(college, programs.programs, place);
      problems.push(...programs.problems);
      if (isUnreadable(read)) {
        problems.push(read);
        unreadable += 1;
        continue;
      }
      if (!seen.has(read.unitId)) colleges.push(read);
      seen.add(read.unitId);
    }
    return { colleges, problems, titles, unreadable };
  }
}

const isCompetitive = (college: SourceCollege): boolean =>
  college.row['CURROPER'] === '1' && isFourYear(college) && Number(admitRate(college).rate) > 0;

/** An import that continues after its last page finds no more rows. Anywhere else an empty page is a mistake. */
function refuseEmpty(page: number, pages: number): void {
  if (page === 0) throw new SourceFailed('The College Scorecard service has no institutions to send.');
  if (page > pages)
    throw new SourceFailed(`There is no page ${page}: the service has ${pages} pages, counting from 0.`);
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The service may order equal rows differently between two calls, so that one is sent twice and another never. */
const missedRows = (total: number, sent: number): UnreadableRow[] =>
  sent >= total
    ? []
    : [
        {
          place: 'the import',
          unitId: null,
          reason: `${total - sent} of ${total} institutions were not sent. Importing again may bring them.`,
        },
      ];
