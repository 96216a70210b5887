import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { type Caller } from '#shared-kernel/application/caller.js';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { ESSAYS_BUDGETS } from '../../../application/essays-budgets.js';
import { SeasonPlanner } from '../../application/season-planner.js';
import { SeasonPlan, SeasonReuseRequest, SeasonSettingsRequest } from './season-plan.dto.js';
import { seasonPlanReply } from './season-plan.reply.js';

@ApiTags('essays')
@Controller('season-plan')
export class SeasonPlanController {
  constructor(private readonly planner: SeasonPlanner) {}

  @Get()
  @SignedIn('student')
  @Throttled(ESSAYS_BUDGETS['season-plans'], 'account')
  @Replies(SeasonPlan, { summary: 'What to do on which day, or why it does not fit and what would help' })
  async readSeasonPlan(@CurrentCaller() { userId }: Caller) {
    return seasonPlanReply(await this.planner.planOf(userId));
  }

  @Put('settings')
  @SignedIn('student')
  @Throttled(ESSAYS_BUDGETS['season-plans'], 'account')
  @Replies(SeasonPlan, {
    summary: 'Set the hours for applications; replies with the new plan',
    refusals: { 400: 'Invalid request' },
  })
  async chooseSeasonSettings(
    @CurrentCaller() { userId }: Caller,
    @Body({ schema: SeasonSettingsRequest }) settings: SeasonSettingsRequest,
  ) {
    await this.planner.choose(userId, settings);
    return seasonPlanReply(await this.planner.planOf(userId));
  }

  @Put('reuses/:itemId')
  @SignedIn('student')
  @Throttled(ESSAYS_BUDGETS['season-plans'], 'account')
  @Replies(SeasonPlan, {
    summary: 'Turn an essay toward another college in place of a new one; replies with the new plan',
    refusals: { 400: 'Invalid request', 409: 'The essays do not fit each other any more' },
  })
  async reuseSeasonEssay(
    @CurrentCaller() { userId }: Caller,
    @Param('itemId', { schema: z.uuid() }) itemId: string,
    @Body({ schema: SeasonReuseRequest }) { essay }: SeasonReuseRequest,
  ) {
    await this.planner.reuse(userId, { itemId, essay });
    return seasonPlanReply(await this.planner.planOf(userId));
  }

  @Delete('reuses/:itemId')
  @SignedIn('student')
  @Throttled(ESSAYS_BUDGETS['season-plans'], 'account')
  @Replies(SeasonPlan, {
    summary: 'Write that essay anew after all; replies with the new plan',
    refusals: { 400: 'Invalid request' },
  })
  async writeSeasonEssayNew(
    @CurrentCaller() { userId }: Caller,
    @Param('itemId', { schema: z.uuid() }) itemId: string,
  ) {
    await this.planner.writeNew(userId, itemId);
    return seasonPlanReply(await this.planner.planOf(userId));
  }
}
