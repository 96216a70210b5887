import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { CollegeCards } from '#modules/college-catalogue/contracts/index.js';
import { Accounts } from '#modules/identity/contracts/index.js';
import { ApplicationNotFound } from '../domain/application.errors.js';
import { ApplicationRepository } from '../domain/application.repository.js';
import { requireRoomFor } from './begin-application.js';
import { EstimatedRound } from './estimated-round.js';
import { OneAtATimeCheck } from './one-at-a-time-check.js';

/** Brings back a deleted application; one that is there stays as it is. */
export class RestoreApplication extends Command<void> {
  constructor(
    readonly studentId: string,
    readonly applicationId: string,
  ) {
    super();
  }
}

@CommandHandler(RestoreApplication)
export class RestoreApplicationHandler implements ICommandHandler<RestoreApplication> {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly cards: CollegeCards,
    private readonly oneAtATime: OneAtATimeCheck,
    private readonly estimatedRound: EstimatedRound,
    private readonly accounts: Accounts,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async execute({ studentId, applicationId }: RestoreApplication): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.accounts.lock(studentId);
      const all = await this.applications.lockAllOf(studentId);
      const application = all.find(({ id }) => id === applicationId);
      if (application === undefined) throw new ApplicationNotFound();
      if (!application.isDeleted) return;

      requireRoomFor(application, all, { shortName: await this.nameOf(application.collegeId) });
      application.restore();
      await this.oneAtATime.of(application, all);
      await this.estimatedRound.changed(studentId, null, application.round.applicationType);
    });
  }

  private async nameOf(collegeId: number): Promise<string> {
    return (await this.cards.of([collegeId])).get(collegeId)?.shortName ?? 'this college';
  }
}
