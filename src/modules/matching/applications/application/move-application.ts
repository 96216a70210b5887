import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#shared-kernel/application/clock.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { Accounts } from '#modules/identity/contracts/index.js';
import { ApplicationRepository } from '../domain/application.repository.js';
import { type Decision } from '../domain/decision.js';
import { type ApplicationStatus } from '../domain/terms.js';
import { countedType, EstimatedRound } from './estimated-round.js';
import { oneOf } from './one-of.js';
import { OneAtATimeCheck } from './one-at-a-time-check.js';

/** To another status; Decided needs its result. */
export class MoveApplication extends Command<void> {
  constructor(
    readonly studentId: string,
    readonly applicationId: string,
    readonly status: ApplicationStatus,
    readonly decision: Decision,
  ) {
    super();
  }
}

@CommandHandler(MoveApplication)
export class MoveApplicationHandler implements ICommandHandler<MoveApplication> {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly oneAtATime: OneAtATimeCheck,
    private readonly estimatedRound: EstimatedRound,
    private readonly accounts: Accounts,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ studentId, applicationId, status, decision }: MoveApplication): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.accounts.lock(studentId);
      const all = await this.applications.lockAllOf(studentId);
      const application = oneOf(all, applicationId);
      const before = countedType(application);
      application.moveTo(status, decision, this.clock.now());
      await this.oneAtATime.of(application, all);
      await this.estimatedRound.changed(studentId, before, countedType(application));
    });
  }
}
