import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { EssayRepository } from '../../domain/essay/essay.repository.js';

/** With its versions, reviews, jobs and comments. */
export class DeleteEssay extends Command<void> {
  constructor(
    readonly studentId: string,
    readonly essayId: string,
  ) {
    super();
  }
}

@CommandHandler(DeleteEssay)
export class DeleteEssayHandler implements ICommandHandler<DeleteEssay> {
  constructor(
    private readonly essays: EssayRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async execute({ studentId, essayId }: DeleteEssay): Promise<void> {
    await this.unitOfWork.run(async () => {
      this.essays.remove(await this.essays.lock(studentId, essayId));
    });
  }
}
