import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Accounts } from '#modules/identity/contracts/index.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { EssayRepository } from '../../domain/essay/essay.repository.js';
import { EssayVersionRepository } from '../../domain/essay/essay-version.repository.js';
import { ReviewQueue } from './review-queue.js';

/** Asks for a review of the newest version. Returns the id of its job; asking again returns the same. */
export class RequestReview extends Command<string> {
  constructor(
    readonly studentId: string,
    readonly essayId: string,
  ) {
    super();
  }
}

@CommandHandler(RequestReview)
export class RequestReviewHandler implements ICommandHandler<RequestReview> {
  constructor(
    private readonly essays: EssayRepository,
    private readonly versions: EssayVersionRepository,
    private readonly queue: ReviewQueue,
    private readonly accounts: Accounts,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  execute({ studentId, essayId }: RequestReview): Promise<string> {
    return this.unitOfWork.run(async () => {
      await this.accounts.lock(studentId);
      const essay = await this.essays.lock(studentId, essayId);
      const { wordCount } = await this.versions.newest(essayId);
      essay.submit(wordCount);
      return this.queue.request(essay);
    });
  }
}
