import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Refusal } from '#shared-kernel/domain/refusal.js';
import { BeginApplication } from '../../applications/application/begin-application.js';
import { ChangeApplication } from '../../applications/application/change-application.js';
import { MoveApplication } from '../../applications/application/move-application.js';
import { SaveCollege } from '../../application/saved-colleges/save-college.js';
import { type Standing } from '../domain/read-standing.js';
import { type RowPlan } from '../domain/row-plan.js';
import { type Spreadsheet } from '../domain/spreadsheet.js';
import { PlanImport, type PlannedImport } from './plan-import.js';

/**
 * A list from a spreadsheet. Every row stands for itself: one that is refused changes nothing, and what is there already stays
 * as it is, so the same file may be sent again.
 */
@Injectable()
export class ImportSpreadsheet {
  constructor(
    private readonly plans: PlanImport,
    private readonly commands: CommandBus,
  ) {}

  async run(studentId: string, sheet: Spreadsheet): Promise<PlannedImport> {
    const plan = await this.plans.of(studentId, sheet);
    const rows: RowPlan[] = [];
    for (const row of plan.rows) rows.push(await this.importRow(studentId, row));
    return { ...plan, rows };
  }

  private async importRow(studentId: string, row: RowPlan): Promise<RowPlan> {
    if (row.college.kind !== 'found') return row;
    const { unitId: collegeId } = row.college;
    const { notes, round, deadline, standing } = row;
    const refusals: string[] = [];
    const tried = async <Step extends 'add' | 'begin'>(step: Step, work: () => Promise<unknown>) => {
      const words = await refusalOf(work);
      if (words !== null) refusals.push(words);
      return words === null ? step : 'refused';
    };

    const list =
      row.list === 'add'
        ? await tried('add', () =>
            this.commands.execute(new SaveCollege(studentId, { collegeId, category: null, notes })),
          )
        : row.list;
    const application =
      row.application === 'begin' && round !== null
        ? await tried('begin', async () => {
            const id = await this.commands.execute(
              new BeginApplication(studentId, {
                ...round,
                collegeId,
                applicationPlatform: null,
                submissionDeadline: deadline,
                checkedWhere: null,
                notes: '',
              }),
            );
            if (standing === null) return;
            const refusal = await refusalOf(() => this.move(studentId, id, standing));
            if (refusal !== null) refusals.push(refusal);
          })
        : row.application;
    return { ...row, list, application, problems: [...row.problems, ...refusals] };
  }

  /** When it was sent and answered is not in a spreadsheet, so neither day is claimed. */
  private async move(studentId: string, id: string, { status, decisionResult }: Standing): Promise<void> {
    await this.commands.execute(
      new MoveApplication(studentId, id, status, { decisionResult, decisionDate: null }),
    );
    if (status === 'Submitted')
      await this.commands.execute(new ChangeApplication(studentId, id, { submittedAt: null }, undefined));
  }
}

/** Why it was refused, in words; null when it was done. */
async function refusalOf(work: () => Promise<unknown>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}
