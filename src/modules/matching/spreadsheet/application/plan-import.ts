import { Injectable } from '@nestjs/common';
import { type CollegeCard, CollegeCards } from '#modules/college-catalogue/contracts/index.js';
import { CurrentApplications } from '../../applications/application/current-applications.js';
import { isPromise } from '../../applications/domain/rounds/promise.js';
import { MOST_SAVED_COLLEGES, TooManySavedColleges } from '../../domain/saved-college.errors.js';
import { type ColumnPlaces, headed } from '../domain/columns.js';
import { type Delimiter } from '../domain/delimiter.js';
import { readRow, type SheetRow } from '../domain/read-row.js';
import { readTable, type Table } from '../domain/read-table.js';
import { type Already, planRows, type RowPlan, type RowToPlan } from '../domain/row-plan.js';
import { type Choices, type Spreadsheet } from '../domain/spreadsheet.js';
import { SpreadsheetUnreadable } from '../domain/spreadsheet.errors.js';
import { FindColleges } from './find-colleges.js';
import { SavedUnitIds } from '../../application/saved-colleges/saved-unit-ids.js';

export const MOST_ROWS = 200;

export interface PlannedImport {
  readonly delimiter: Delimiter;
  readonly headings: readonly string[];
  readonly places: ColumnPlaces;
  /** Empty while no column has the names. */
  readonly rows: readonly RowPlan[];
  /** Every college that a row means or may mean. */
  readonly colleges: readonly CollegeCard[];
}

/** What an import would do, row by row. Changes nothing. */
@Injectable()
export class PlanImport {
  constructor(
    private readonly find: FindColleges,
    private readonly cards: CollegeCards,
    private readonly saved: SavedUnitIds,
    private readonly applications: CurrentApplications,
  ) {}

  /** @throws SpreadsheetUnreadable */
  async of(studentId: string, { text, places, choices }: Spreadsheet): Promise<PlannedImport> {
    const table = tableOf(text);
    const { headings, guessed, rows } = headed(table);
    const used = places ?? guessed;
    const sheet = { delimiter: table.delimiter, headings, places: used };
    if (rows.length > MOST_ROWS) throw new SpreadsheetUnreadable(TOO_MANY(rows.length));
    if (used.name === null) return { ...sheet, rows: [], colleges: [] };

    const read = rows.map((row) => readRow(row, used));
    const colleges = await this.collegesOf(read, choices);
    const cards = await this.cards.of(colleges.flatMap(unitIdsOf));
    const toPlan = read.map((row, at): RowToPlan => {
      const college = colleges[at] ?? NOT_FOUND;
      const card = college.kind === 'found' ? cards.get(college.unitId) : undefined;
      const isGone = college.kind === 'found' && card === undefined;
      return { row, college: isGone ? NOT_FOUND : college, collegeName: card?.shortName ?? row.name };
    });
    return { ...sheet, rows: planRows(toPlan, await this.already(studentId)), colleges: [...cards.values()] };
  }

  private async collegesOf(rows: readonly SheetRow[], choices: Choices): Promise<RowToPlan['college'][]> {
    const byName = await this.find.byName();
    const found: RowToPlan['college'][] = [];
    for (const row of rows) found.push(chosen(row, choices) ?? (await byName(row)));
    return found;
  }

  private async already(studentId: string): Promise<Already> {
    const [saved, applications] = await Promise.all([
      this.saved.of(studentId),
      this.applications.of(studentId),
    ]);
    return {
      saved: new Set(saved),
      appliedTo: new Set(applications.map(({ collegeId }) => collegeId)),
      promisedTo: applications.find(isPromise)?.college.shortName ?? null,
      mostSaved: MOST_SAVED_COLLEGES,
      listFullWords: new TooManySavedColleges().message,
    };
  }
}

const NOT_FOUND = { kind: 'not-found' } as const;
const TOO_MANY = (rows: number) =>
  `This file has ${rows} rows. Send at most ${MOST_ROWS} colleges at a time.`;

function tableOf(text: string): Table {
  const table = readTable(text);
  if ('problem' in table) throw new SpreadsheetUnreadable(table.problem);
  if (table.rows.length < 2)
    throw new SpreadsheetUnreadable(
      'We need a line of headings, such as College and Round, and a line for each college.',
    );
  return table;
}

function chosen({ line }: SheetRow, choices: Choices): RowToPlan['college'] | null {
  const choice = choices.get(line);
  if (choice === undefined) return null;
  return choice === null ? { kind: 'left-out' } : { kind: 'found', unitId: choice };
}

function unitIdsOf(college: RowToPlan['college']): readonly number[] {
  if (college.kind === 'found') return [college.unitId];
  return college.kind === 'choose' ? college.unitIds : [];
}
