import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#shared-kernel/application/clock.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { CounselorCommentRepository } from '../domain/counselor-comments/counselor-comment.repository.js';
import { OpenedEssays } from './opened-essays.js';

export class ReviseComment extends Command<void> {
  constructor(
    readonly adminId: string,
    readonly essayId: string,
    readonly commentId: string,
    readonly comment: string,
  ) {
    super();
  }
}

@CommandHandler(ReviseComment)
export class ReviseCommentHandler implements ICommandHandler<ReviseComment> {
  constructor(
    private readonly comments: CounselorCommentRepository,
    private readonly opened: OpenedEssays,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ adminId, essayId, commentId, comment }: ReviseComment): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.opened.require(essayId, adminId);
      const written = await this.comments.on(essayId, commentId);
      written.revise(comment, this.clock.now());
    });
  }
}
