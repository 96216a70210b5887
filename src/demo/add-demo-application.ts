import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ModuleRef } from '@nestjs/core';
import { Clock } from '#shared-kernel/application/clock.js';
import { BeginApplication } from '#modules/matching/applications/application/begin-application.js';
import { ChecklistChanges } from '#modules/matching/applications/application/checklist-changes.js';
import { MoveApplication } from '#modules/matching/applications/application/move-application.js';
import { StoredApplications } from '#modules/matching/applications/application/stored-applications.js';
import { type ApplicationStatus, type DecisionResult } from '#modules/matching/applications/domain/terms.js';
import { todayOf } from '#shared-kernel/domain/calendar-day.js';
import { type DemoApplication } from './demo-applications.js';

export class AddDemoApplication extends Command<void> {
  constructor(
    readonly studentId: string,
    readonly application: DemoApplication,
  ) {
    super();
  }
}

/** So that the day it was sent is known. */
const SENT: readonly ApplicationStatus[] = ['Under Review', 'Interview', 'Decided'];

const LEFT_OUT = {
  plan: null,
  applicationPlatform: null,
  submissionDeadline: null,
  checkedWhere: null,
  notes: '',
};

/** Begins an application of the demo student and takes it as far as it is. */
@CommandHandler(AddDemoApplication)
export class AddDemoApplicationHandler implements ICommandHandler<AddDemoApplication> {
  constructor(
    private readonly commands: CommandBus,
    private readonly modules: ModuleRef,
    private readonly clock: Clock,
  ) {}

  async execute({ studentId, application }: AddDemoApplication): Promise<void> {
    const { begin, linesDone, status = 'Planning', decisionResult = null } = application;
    const id = await this.commands.execute(new BeginApplication(studentId, { ...LEFT_OUT, ...begin }));
    await this.tickOff(studentId, id, linesDone);
    if (SENT.includes(status)) await this.move(studentId, id, 'Submitted', null);
    await this.move(studentId, id, status, decisionResult);
  }

  private async move(
    studentId: string,
    id: string,
    status: ApplicationStatus,
    decisionResult: DecisionResult | null,
  ): Promise<void> {
    const decision = { decisionResult, decisionDate: null };
    await this.commands.execute(new MoveApplication(studentId, id, status, decision));
  }

  private async tickOff(studentId: string, applicationId: string, count: number): Promise<void> {
    const all = await this.modules.get(StoredApplications, { strict: false }).of(studentId);
    const lines = all.find(({ id }) => id === applicationId)?.checklist ?? [];
    const checklist = this.modules.get(ChecklistChanges, { strict: false });
    const doneOn = todayOf(this.clock.now());
    for (const { id } of lines.slice(0, count))
      await checklist.change(studentId, applicationId, id, { doneOn });
  }
}
