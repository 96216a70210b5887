import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#shared-kernel/application/clock.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { type Commenter } from '../../domain/counselor-comments/commenter.js';
import { CounselorCommentRepository } from '../../domain/counselor-comments/counselor-comment.repository.js';
import { EssaysToComment } from './essays-to-comment.js';

export class ReviseComment extends Command<void> {
  constructor(
    readonly by: Commenter,
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
    private readonly essays: EssaysToComment,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ by, essayId, commentId, comment }: ReviseComment): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.essays.require(essayId, by);
      const written = await this.comments.on(essayId, commentId);
      written.revise(comment, by, this.clock.now());
    });
  }
}
