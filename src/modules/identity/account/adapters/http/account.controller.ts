import { Body, Controller, Post, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller } from '#shared-kernel/application/caller.js';
import { SignedIn } from '#shared-kernel/platform/http/access.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/current-caller.decorator.js';
import { ChoosePlan } from '../../application/choose-plan.js';
import { AccountCardReadModel } from '../read-models/account-card.read-model.js';
import { PlanRequest, User } from '../../../sign-in/adapters/http/sign-in.dto.js';
import { RejectServerOnlyFieldsGuard } from './reject-server-only-fields.guard.js';

@ApiTags('identity')
@Controller('account')
@UseGuards(RejectServerOnlyFieldsGuard)
export class AccountController {
  constructor(
    private readonly choosePlan: ChoosePlan,
    private readonly accounts: AccountCardReadModel,
  ) {}

  @Post('plan')
  @SignedIn()
  @Replies(User, {
    summary: 'Choose a plan; no payment is taken',
    refusals: { 400: 'Not one of the plans' },
  })
  async chooseAccountPlan(
    @CurrentCaller() { userId }: Caller,
    @Body({ schema: PlanRequest }) { plan }: PlanRequest,
  ) {
    await this.choosePlan.by(userId, plan);
    return this.accounts.of(userId);
  }
}
