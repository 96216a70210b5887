import { Body, Controller, Post, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '#shared-kernel/platform/http/access/access.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { Done, done } from '../../../account/adapters/http/fields.dto.js';
import { RejectServerOnlyFieldsGuard } from '../../../account/adapters/http/reject-server-only-fields.guard.js';
import { IDENTITY_BUDGETS } from '../../../account/application/identity-budgets.js';
import { CurrentVisitor } from '../../../sign-in/adapters/http/current-visitor.decorator.js';
import { type Visitor } from '../../../sign-in/application/visitor.js';
import { RequestPasswordReset } from '../../application/request-password-reset.js';
import { ResetPassword } from '../../application/reset-password.js';
import { ForgotPasswordRequest, ResetPasswordRequest } from './recovery.dto.js';

@ApiTags('identity')
@Controller('auth')
@UseGuards(RejectServerOnlyFieldsGuard)
export class RecoveryController {
  constructor(
    private readonly commands: CommandBus,
    private readonly requestPasswordReset: RequestPasswordReset,
  ) {}

  @Post('forgot-password')
  @Public()
  @Throttled(IDENTITY_BUDGETS['forgot-password'])
  @Replies(Done, {
    summary: 'Request an email with a reset link; the reply does not show whether the email has an account',
    refusals: { 400: 'Not an email address' },
  })
  async forgotPassword(@Body({ schema: ForgotPasswordRequest }) { email }: ForgotPasswordRequest) {
    await this.requestPasswordReset.request(email);
    return done('If this email has an account, we sent it a link to choose a new password.');
  }

  @Post('reset-password')
  @Public()
  @Throttled(IDENTITY_BUDGETS['reset-password'])
  @Replies(Done, {
    summary: 'Choose a new password with the link from the email; ends every sign-in',
    refusals: {
      400: 'The link is invalid or has expired, or the password is not acceptable',
      503: 'Too many people sign in right now: try again after Retry-After',
    },
  })
  async resetPassword(
    @Body({ schema: ResetPasswordRequest }) body: ResetPasswordRequest,
    @CurrentVisitor() visitor: Visitor,
  ) {
    await this.commands.execute(new ResetPassword(body.token, body.newPassword, visitor));
    return done('Your password was changed. Please sign in with it.');
  }
}
