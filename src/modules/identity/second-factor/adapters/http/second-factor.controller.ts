import { Body, Controller, Get, Post, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { OpenToRestrictedCallers, SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { TooManyRequestsReply } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { type Caller } from '#shared-kernel/application/caller.js';
import { SecondFactorPolicy } from '../../application/second-factor-policy.js';
import { SecondFactorSettings } from '../../application/second-factor-settings.js';
import { SignInStates } from '../../../sign-in/application/sign-in-states.js';
import { SecondFactorStateReadModel } from '../read-models/second-factor-state.read-model.js';
import {
  RecoveryCodes,
  RemoveSecondFactorRequest,
  SecondFactorCodeRequest,
  SecondFactorInvitation,
  SecondFactorState,
  SetUpSecondFactorRequest,
} from './second-factor.dto.js';
import { RejectServerOnlyFieldsGuard } from '../../../account/adapters/http/reject-server-only-fields.guard.js';

@ApiTags('identity')
@Controller('account/second-factor')
@UseGuards(RejectServerOnlyFieldsGuard)
export class SecondFactorController {
  constructor(
    private readonly settings: SecondFactorSettings,
    private readonly states: SecondFactorStateReadModel,
    private readonly signInStates: SignInStates,
    private readonly policy: SecondFactorPolicy,
  ) {}

  @Get()
  @SignedIn()
  @OpenToRestrictedCallers()
  @Replies(SecondFactorState, { summary: 'Whether two-step verification is on' })
  async getSecondFactor(@CurrentCaller() { userId, role }: Caller) {
    return { ...(await this.states.of(userId)), required: this.policy.isRequiredFor(role) };
  }

  @Post('setup')
  @SignedIn()
  @OpenToRestrictedCallers()
  @TooManyRequestsReply()
  @Replies(SecondFactorInvitation, {
    summary: 'Start setting up: a new secret for an authenticator app',
    refusals: {
      400: 'Wrong current password',
      409: 'It is already on, or the account has no password yet',
      503: 'Too many people sign in right now: try again after Retry-After',
    },
  })
  setUpSecondFactor(
    @CurrentCaller() { userId }: Caller,
    @Body({ schema: SetUpSecondFactorRequest }) { currentPassword }: SetUpSecondFactorRequest,
  ) {
    return this.settings.setUp(userId, currentPassword);
  }

  @Post('confirm')
  @SignedIn()
  @OpenToRestrictedCallers()
  @TooManyRequestsReply()
  @Replies(RecoveryCodes, {
    summary: 'Turn it on with a first code from the app',
    refusals: { 400: 'Wrong code', 409: 'It is not set up, or it is already on' },
  })
  async confirmSecondFactor(
    @CurrentCaller() { userId, signInId }: Caller,
    @Body({ schema: SecondFactorCodeRequest }) { code }: SecondFactorCodeRequest,
  ) {
    const recoveryCodes = await this.settings.confirm(userId, code);
    this.signInStates.forget(signInId);
    return { recoveryCodes };
  }

  @Post('recovery-codes')
  @SignedIn()
  @OpenToRestrictedCallers()
  @TooManyRequestsReply()
  @Replies(RecoveryCodes, {
    summary: 'Make new recovery codes; the earlier ones stop working',
    refusals: { 400: 'Wrong code', 409: 'It is off' },
  })
  async renewRecoveryCodes(
    @CurrentCaller() { userId }: Caller,
    @Body({ schema: SecondFactorCodeRequest }) { code }: SecondFactorCodeRequest,
  ) {
    return { recoveryCodes: await this.settings.renewRecoveryCodes(userId, code) };
  }

  @Post('remove')
  @SignedIn()
  @OpenToRestrictedCallers()
  @TooManyRequestsReply()
  @Replies(SecondFactorState, {
    summary: 'Turn it off',
    refusals: {
      400: 'Wrong current password or wrong code',
      409: 'It is off',
      503: 'Too many people sign in right now: try again after Retry-After',
    },
  })
  async removeSecondFactor(
    @CurrentCaller() caller: Caller,
    @Body({ schema: RemoveSecondFactorRequest }) { currentPassword, code }: RemoveSecondFactorRequest,
  ) {
    await this.settings.remove(caller.userId, currentPassword, code);
    this.signInStates.forget(caller.signInId);
    return this.getSecondFactor(caller);
  }
}
