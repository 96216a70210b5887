import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { StudentDirectory } from '#modules/student-profile/contracts/index.js';
import { type Caller } from '#shared-kernel/application/caller.js';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { activityScores } from '../../application/matches/activity-scores.js';
import { MATCHING_BUDGETS } from '../../application/matching-budgets.js';
import { ActivityScore } from './activity-scores.dto.js';

@ApiTags('matching')
@Controller('activity-scores')
export class ActivityScoresController {
  constructor(private readonly students: StudentDirectory) {}

  @Get()
  @SignedIn('student')
  @Throttled(MATCHING_BUDGETS['college-list-reads'], 'account')
  @Replies(z.array(ActivityScore), {
    summary:
      'How much each of the student’s activities counts in the estimates, in the order they were added',
  })
  async listActivityScores(@CurrentCaller() { userId }: Caller) {
    return activityScores((await this.students.academicSnapshot(userId))?.activities ?? []);
  }
}
