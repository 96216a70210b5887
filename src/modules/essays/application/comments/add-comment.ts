import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Accounts } from '#modules/identity/contracts/index.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { newId } from '#shared-kernel/application/new-id.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { type Commenter } from '../../domain/counselor-comments/commenter.js';
import { type CommentType, CounselorComment } from '../../domain/counselor-comments/counselor-comment.js';
import { CounselorCommentRepository } from '../../domain/counselor-comments/counselor-comment.repository.js';
import { EssaysToComment } from './essays-to-comment.js';

interface CommentToAdd {
  comment: string;
  isPrivate: boolean;
  commentType: CommentType;
}

/** Returns the comment’s id. */
export class AddComment extends Command<string> {
  constructor(
    readonly author: Commenter,
    readonly essayId: string,
    readonly comment: CommentToAdd,
  ) {
    super();
  }
}

@CommandHandler(AddComment)
export class AddCommentHandler implements ICommandHandler<AddComment> {
  constructor(
    private readonly comments: CounselorCommentRepository,
    private readonly essays: EssaysToComment,
    private readonly accounts: Accounts,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ author, essayId, comment }: AddComment): Promise<string> {
    return this.unitOfWork.run(async () => {
      await this.accounts.lock(author.userId);
      const studentId = await this.essays.require(essayId, author);
      await this.accounts.lock(studentId);
      const now = this.clock.now();
      const written = CounselorComment.write({
        ...comment,
        id: newId(),
        essayId,
        studentId,
        author,
        now,
      });
      this.comments.add(written);
      return written.id;
    });
  }
}
