import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { type Caller } from '#shared-kernel/application/caller.js';
import { MATCHING_BUDGETS } from '../../application/matching-budgets.js';
import { CurrentMatches } from '../../application/matches/current-matches.js';
import { nextBestStep } from '../../application/next-best-step.js';
import { NextBestStep } from './next-best-step.dto.js';

@ApiTags('matching')
@Controller('next-best-step')
export class NextBestStepController {
  constructor(private readonly current: CurrentMatches) {}

  @Get()
  @SignedIn('student')
  @Throttled(MATCHING_BUDGETS['college-list-reads'], 'account')
  @Replies(NextBestStep, { summary: 'Which missing answer would change the student’s ranges most' })
  async readNextBestStep(@CurrentCaller() { userId }: Caller) {
    return nextBestStep((await this.current.of(userId)).whatIsMissing());
  }
}
