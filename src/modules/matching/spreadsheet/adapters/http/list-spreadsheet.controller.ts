import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CollegeCards } from '#modules/college-catalogue/contracts/index.js';
import { AuditLog } from '#modules/identity/contracts/index.js';
import { type Caller } from '#shared-kernel/application/caller.js';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { type CsvCell } from '#shared-kernel/platform/http/replies/csv.js';
import { csvFile, RepliesCsv } from '#shared-kernel/platform/http/replies/csv-file.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { SavedListReadModel } from '../../../adapters/read-models/saved-list.read-model.js';
import { CurrentApplications } from '../../../applications/application/current-applications.js';
import { CurrentMatches } from '../../../application/matches/current-matches.js';
import { MATCHING_BUDGETS } from '../../../application/matching-budgets.js';
import { ImportSpreadsheet } from '../../application/import-spreadsheet.js';
import { PlanImport } from '../../application/plan-import.js';
import { exportedRow, HEADINGS } from './exported-row.js';
import { ImportSpreadsheetRequest, SpreadsheetImport } from './list-spreadsheet.dto.js';
import { spreadsheetImportReply } from './spreadsheet-import.reply.js';

/** The list and the applications as a family's spreadsheet, out and in. */
@ApiTags('matching')
@Controller()
export class ListSpreadsheetController {
  constructor(
    private readonly savedList: SavedListReadModel,
    private readonly applications: CurrentApplications,
    private readonly current: CurrentMatches,
    private readonly cards: CollegeCards,
    private readonly log: AuditLog,
    private readonly plans: PlanImport,
    private readonly imports: ImportSpreadsheet,
  ) {}

  @Get('list-spreadsheet.csv')
  @SignedIn('student')
  @Throttled(MATCHING_BUDGETS['list-spreadsheets'], 'account')
  @RepliesCsv('The list and the applications as a file; the activity page says that it was taken')
  async exportCollegeList(@CurrentCaller() { userId }: Caller) {
    const rows = await this.rowsOf(userId);
    const detail = { what: 'my list and applications', count: String(rows.length) };
    await this.log.record({ kind: 'data-exported', userId, detail });
    return csvFile('my-college-list', HEADINGS, onePage(rows));
  }

  /** Sent again, it adds nothing more. */
  @Post('list-spreadsheet/import')
  @SignedIn('student')
  @Throttled(MATCHING_BUDGETS['list-spreadsheets'], 'account')
  @Replies(SpreadsheetImport, {
    summary: 'Check or import a list from a CSV file, each row for itself',
    refusals: { 400: 'Not a table of at most 200 colleges' },
  })
  async importCollegeList(
    @CurrentCaller() { userId }: Caller,
    @Body({ schema: ImportSpreadsheetRequest }) { text, columns, choices, dryRun }: ImportSpreadsheetRequest,
  ) {
    const sheet = {
      text,
      places: columns ?? null,
      choices: new Map(choices?.map(({ line, collegeId }) => [line, collegeId])),
    };
    const done = dryRun ? await this.plans.of(userId, sheet) : await this.imports.run(userId, sheet);
    return spreadsheetImportReply(done, dryRun);
  }

  private async rowsOf(userId: string): Promise<CsvCell[][]> {
    const [saved, applications, matches] = await Promise.all([
      this.savedList.of(userId),
      this.applications.of(userId),
      this.current.of(userId),
    ]);
    const unitIds = new Set([...saved, ...applications].map(({ collegeId }) => collegeId));
    const cards = await this.cards.of([...unitIds]);
    return [...cards.values()].map((card) =>
      exportedRow({
        card,
        saved: saved.find(({ collegeId }) => collegeId === card.id),
        application: applications.find(({ collegeId }) => collegeId === card.id),
        matches,
      }),
    );
  }
}

// eslint-disable-next-line @typescript-eslint/require-await -- a file is read page by page
async function* onePage(rows: CsvCell[][]): AsyncGenerator<CsvCell[][]> {
  yield rows;
}
