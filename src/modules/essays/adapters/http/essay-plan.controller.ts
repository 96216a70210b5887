import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { type Caller } from '#shared-kernel/application/caller.js';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { Idempotent } from '#shared-kernel/platform/http/idempotency/idempotency.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { AskPrompt } from '../../application/plan/ask-prompt.js';
import { ChangeAskedPrompt } from '../../application/plan/change-asked-prompt.js';
import { ESSAYS_BUDGETS } from '../../application/essays-budgets.js';
import { RemoveAskedPrompt } from '../../application/plan/remove-asked-prompt.js';
import { AskedPromptTerms, AskPromptRequest, EssayPlan } from './essay-plan.dto.js';
import { EssayPlanReply } from './essay-plan.reply.js';

const INVALID = { 400: 'Invalid request' };
const NOT_FOUND = { 404: 'Not in the student’s plan' };

/** Each change replies with the new plan. */
@ApiTags('essays')
@Controller('essay-plan')
export class EssayPlanController {
  constructor(
    private readonly commands: CommandBus,
    private readonly plan: EssayPlanReply,
  ) {}

  @Get()
  @SignedIn('student')
  @Throttled(ESSAYS_BUDGETS['essay-reads'], 'account')
  @Replies(EssayPlan, { summary: 'The fewest essays that answer every prompt the student is asked' })
  readPlan(@CurrentCaller() { userId }: Caller) {
    return this.plan.of(userId);
  }

  @Post('prompts')
  @SignedIn('student')
  @Throttled(ESSAYS_BUDGETS['essay-writes'], 'account')
  @Idempotent()
  @Replies(EssayPlan, {
    summary: 'Add what a college or a scholarship asks for',
    status: 201,
    refusals: { ...INVALID, 409: 'The plan is full, or the college already has this application' },
  })
  async askPrompt(
    @CurrentCaller() { userId }: Caller,
    @Body({ schema: AskPromptRequest }) body: AskPromptRequest,
  ) {
    await this.commands.execute(new AskPrompt(userId, body));
    return this.plan.of(userId);
  }

  @Put('prompts/:id')
  @SignedIn('student')
  @Throttled(ESSAYS_BUDGETS['essay-writes'], 'account')
  @Replies(EssayPlan, {
    summary: 'Set the word limit and the due date of a prompt',
    refusals: { ...INVALID, ...NOT_FOUND },
  })
  async changeAskedPrompt(
    @CurrentCaller() { userId }: Caller,
    @Param('id', { schema: z.uuid() }) id: string,
    @Body({ schema: AskedPromptTerms }) terms: AskedPromptTerms,
  ) {
    await this.commands.execute(new ChangeAskedPrompt(userId, id, terms));
    return this.plan.of(userId);
  }

  @Delete('prompts/:id')
  @SignedIn('student')
  @Throttled(ESSAYS_BUDGETS['essay-writes'], 'account')
  @Replies(EssayPlan, {
    summary: 'Take a prompt out of the plan',
    refusals: { ...INVALID, ...NOT_FOUND },
  })
  async removeAskedPrompt(
    @CurrentCaller() { userId }: Caller,
    @Param('id', { schema: z.uuid() }) id: string,
  ) {
    await this.commands.execute(new RemoveAskedPrompt(userId, id));
    return this.plan.of(userId);
  }
}
