import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { type Caller } from '#shared-kernel/application/caller.js';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { MATCHING_BUDGETS } from '../../../application/matching-budgets.js';
import { ParentResults } from '../../application/parent-results.js';
import { ParentResult, ParentResultChange } from './parent-results.dto.js';

@ApiTags('matching')
@Controller('aid/parent-results')
export class ParentResultsController {
  constructor(private readonly results: ParentResults) {}

  @Get()
  @SignedIn('student')
  @Throttled(MATCHING_BUDGETS['college-list-reads'], 'account')
  @Replies(z.array(ParentResult), { summary: 'What my parents show me: a year by what they entered' })
  listParentResults(@CurrentCaller() { userId }: Caller) {
    return this.results.of(userId);
  }

  @Put(':adultId')
  @SignedIn('student')
  @Throttled(MATCHING_BUDGETS['college-list-writes'], 'account')
  @Replies(z.array(ParentResult), {
    summary: 'Hide what one parent shows me, or see it again',
    refusals: { 400: 'Invalid request' },
  })
  async hideParentResult(
    @CurrentCaller() { userId }: Caller,
    @Param('adultId', { schema: z.uuid() }) adultId: string,
    @Body({ schema: ParentResultChange }) { isHidden }: ParentResultChange,
  ) {
    await this.results.hide(userId, adultId, isHidden);
    return this.results.of(userId);
  }
}
