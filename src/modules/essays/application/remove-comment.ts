import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { CounselorCommentRepository } from '../domain/counselor-comments/counselor-comment.repository.js';
import { OpenedEssays } from './opened-essays.js';

export class RemoveComment extends Command<void> {
  constructor(
    readonly adminId: string,
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
    private readonly opened: OpenedEssays,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async execute({ adminId, essayId, commentId }: RemoveComment): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.opened.require(essayId, adminId);
      this.comments.remove(await this.comments.on(essayId, commentId));
    });
  }
}
