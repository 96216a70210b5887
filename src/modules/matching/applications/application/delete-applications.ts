import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#shared-kernel/application/clock.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { ApplicationRepository } from '../domain/application.repository.js';
import { EstimatedRound } from './estimated-round.js';

/** Several at once, such as those just started for the whole list. One that is gone already stays gone. */
export class DeleteApplications extends Command<void> {
  constructor(
    readonly studentId: string,
    readonly applicationIds: readonly string[],
  ) {
    super();
  }
}

@CommandHandler(DeleteApplications)
export class DeleteApplicationsHandler implements ICommandHandler<DeleteApplications> {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly estimatedRound: EstimatedRound,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ studentId, applicationIds }: DeleteApplications): Promise<void> {
    const wanted = new Set(applicationIds);
    await this.unitOfWork.run(async () => {
      for (const application of await this.applications.lockAllOf(studentId)) {
        if (application.isDeleted || !wanted.has(application.id)) continue;
        application.delete(this.clock.now());
        await this.estimatedRound.changed(studentId, application.round.applicationType, null);
      }
    });
  }
}
