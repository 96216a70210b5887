import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { type Commenter } from '../../domain/counselor-comments/commenter.js';
import { CounselorCommentRepository } from '../../domain/counselor-comments/counselor-comment.repository.js';
import { EssaysToComment } from './essays-to-comment.js';

export class RemoveComment extends Command<void> {
  constructor(
    readonly by: Commenter,
    readonly essayId: string,
    readonly commentId: string,
  ) {
    super();
  }
}

@CommandHandler(RemoveComment)
export class RemoveCommentHandler implements ICommandHandler<RemoveComment> {
  constructor(
    private readonly comments: CounselorCommentRepository,
    private readonly essays: EssaysToComment,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async execute({ by, essayId, commentId }: RemoveComment): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.essays.require(essayId, by);
      const written = await this.comments.on(essayId, commentId);
      written.requireRemovableBy(by);
      this.comments.remove(written);
    });
  }
}
