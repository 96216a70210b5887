import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#shared-kernel/application/clock.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { ApplicationRepository } from '../domain/application.repository.js';
import { EstimatedRound } from './estimated-round.js';
import { oneOf } from './one-of.js';

/** It can be restored for a day. */
export class DeleteApplication extends Command<void> {
  constructor(
    readonly studentId: string,
    readonly applicationId: string,
  ) {
    super();
  }
}

@CommandHandler(DeleteApplication)
export class DeleteApplicationHandler implements ICommandHandler<DeleteApplication> {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly estimatedRound: EstimatedRound,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ studentId, applicationId }: DeleteApplication): Promise<void> {
    await this.unitOfWork.run(async () => {
      const application = oneOf(await this.applications.lockAllOf(studentId), applicationId);
      application.delete(this.clock.now());
      await this.estimatedRound.changed(studentId, application.round.applicationType, null);
    });
  }
}
