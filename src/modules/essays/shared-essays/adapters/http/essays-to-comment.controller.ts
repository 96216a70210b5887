import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { LinkedStudents } from '#modules/identity/contracts/index.js';
import { type Caller } from '#shared-kernel/application/caller.js';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { ESSAYS_BUDGETS } from '../../../application/essays-budgets.js';
import { SharedEssayCounts } from '../../../contracts/shared-essay-counts.js';

const EssaysToComment = z
  .array(
    z
      .object({
        studentId: z.uuid(),
        shared: z.int().describe('Essays the student shares with me'),
        awaitingComment: z.int().describe('Those newer than my last comment, or without one'),
      })
      .meta({ id: 'EssaysToComment' }),
  )
  .describe('Students who share an essay with me');

/** For the caseload, which knows no essays. It names none, so it is no view of them. */
@ApiTags('essays')
@Controller('essays-to-comment')
export class EssaysToCommentController {
  constructor(
    private readonly students: LinkedStudents,
    private readonly counts: SharedEssayCounts,
  ) {}

  @Get()
  @SignedIn('counselor')
  @Throttled(ESSAYS_BUDGETS['essay-reads'], 'account')
  @Replies(EssaysToComment, { summary: 'How many shared essays wait for my comment, student by student' })
  async listEssaysToComment(@CurrentCaller() { userId }: Caller) {
    const counted = await this.counts.of(userId, await this.students.of(userId));
    return [...counted].map(([studentId, count]) => ({ studentId, ...count }));
  }
}
