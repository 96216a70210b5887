import { todayOf } from '#shared-kernel/domain/calendar-day.js';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#shared-kernel/application/clock.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { type BasedOn } from '#shared-kernel/domain/based-on.js';
import { Accounts } from '#modules/identity/contracts/index.js';
import { type ApplicationChanges } from '../domain/application.js';
import { ApplicationRepository } from '../domain/application.repository.js';
import { EstimatedRound } from './estimated-round.js';
import { oneOf } from './one-of.js';
import { OneAtATimeCheck } from './one-at-a-time-check.js';

/** Stores the fields sent. */
export class ChangeApplication extends Command<void> {
  constructor(
    readonly studentId: string,
    readonly applicationId: string,
    readonly changes: ApplicationChanges,
    readonly basedOn?: BasedOn,
  ) {
    super();
  }
}

@CommandHandler(ChangeApplication)
export class ChangeApplicationHandler implements ICommandHandler<ChangeApplication> {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly oneAtATime: OneAtATimeCheck,
    private readonly estimatedRound: EstimatedRound,
    private readonly accounts: Accounts,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ studentId, applicationId, changes, basedOn }: ChangeApplication): Promise<void> {
    const now = this.clock.now();
    await this.unitOfWork.run(async () => {
      await this.accounts.lock(studentId);
      const all = await this.applications.lockAllOf(studentId);
      const application = oneOf(all, applicationId);
      application.requireUnchangedSince(basedOn);

      const before = application.round.applicationType;
      application.change(changes, todayOf(now), now);
      await this.oneAtATime.of(application, all);
      await this.estimatedRound.changed(studentId, before, application.round.applicationType);
    });
  }
}
