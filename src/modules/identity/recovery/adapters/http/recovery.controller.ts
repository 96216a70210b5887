import { IDENTITY_BUDGETS } from '../../../account/application/identity-budgets.js';
import { Body, Controller, Post, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Public, SignedIn } from '#shared-kernel/platform/http/access.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/current-caller.decorator.js';
import { Throttled, TooManyRequestsReply } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { type Caller } from '#shared-kernel/application/caller.js';
import { AskForLetters } from '../../application/request-password-reset.js';
import { ChangePassword } from '../../../account/application/change-password.js';
import { ConfirmEmail } from '../../../account/application/confirm-email.js';
import { ResetPassword } from '../../application/reset-password.js';
import {
  ChangeEmailRequest,
  ChangePasswordRequest,
  ForgotPasswordRequest,
  ResetPasswordRequest,
  VerifyEmailRequest,
} from './recovery.dto.js';
import { Done } from '../../../account/adapters/http/fields.dto.js';
import { RejectServerOnlyFieldsGuard } from '../../../account/adapters/http/reject-server-only-fields.guard.js';

const done = (message: string) => ({ success: true, message });

/** Passwords and addresses: what is changed here is told by letter. */
@ApiTags('identity')
@Controller()
@UseGuards(RejectServerOnlyFieldsGuard)
export class AccountLettersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly letters: AskForLetters,
  ) {}

  @Post('auth/forgot-password')
  @Public()
  @Throttled(IDENTITY_BUDGETS['forgot-password'])
  @Replies(Done, {
    summary: 'Ask for a letter with a reset link; answered the same whether the e-mail has an account or not',
    refusals: { 400: 'No e-mail' },
  })
  async forgotPassword(@Body({ schema: ForgotPasswordRequest }) { email }: ForgotPasswordRequest) {
    await this.letters.toResetThePasswordOf(email);
    return done('If this email has an account, a link to choose a new password is on its way to it.');
  }

  @Post('auth/reset-password')
  @Public()
  @Throttled(IDENTITY_BUDGETS['reset-password'])
  @Replies(Done, {
    summary: 'Choose a new password with the link of a letter; ends every sign-in and begins none',
    refusals: { 400: 'The link is invalid or has expired, or the password will not do' },
  })
  async resetPassword(@Body({ schema: ResetPasswordRequest }) body: ResetPasswordRequest) {
    await this.commands.execute(new ResetPassword(body.token, body.newPassword));
    return done('Your password has been changed. Please sign in with it.');
  }

  @Post('auth/verify-email')
  @Public()
  @Throttled(IDENTITY_BUDGETS['verify-email'])
  @Replies(Done, {
    summary: 'Confirm an e-mail with the link of a letter',
    refusals: {
      400: 'The link is invalid or has expired',
      409: 'The new e-mail has an account by now',
    },
  })
  async verifyEmail(@Body({ schema: VerifyEmailRequest }) { token }: VerifyEmailRequest) {
    await this.commands.execute(new ConfirmEmail(token));
    return done('Thank you. Your email is confirmed.');
  }

  @Post('account/email-verification')
  @SignedIn()
  @Throttled(IDENTITY_BUDGETS['verification-letter'], 'account')
  @Replies(Done, { summary: 'Ask for the confirmation letter once more' })
  async sendVerificationLetter(@CurrentCaller() { userId }: Caller) {
    await this.letters.toVerifyTheEmailOf(userId);
    return done('A confirmation letter is on its way to your email.');
  }

  @Post('account/password')
  @SignedIn()
  @TooManyRequestsReply()
  @Replies(Done, {
    summary: 'Change the password; ends every other sign-in',
    refusals: {
      400: 'Not the current password, or the new one will not do',
      409: 'There is no password yet',
    },
  })
  async changePassword(
    @CurrentCaller() caller: Caller,
    @Body({ schema: ChangePasswordRequest }) body: ChangePasswordRequest,
  ) {
    await this.commands.execute(new ChangePassword(caller, body.currentPassword, body.newPassword));
    return done('Your password has been changed. Your other devices were signed out.');
  }

  @Post('account/email')
  @SignedIn()
  @TooManyRequestsReply()
  @Replies(Done, {
    summary: 'Ask for another e-mail; it counts once its link was opened',
    refusals: { 400: 'Not the current password, or no e-mail', 409: 'There is no password yet' },
  })
  async changeEmail(
    @CurrentCaller() { userId }: Caller,
    @Body({ schema: ChangeEmailRequest }) { currentPassword, newEmail }: ChangeEmailRequest,
  ) {
    await this.letters.toChangeTheEmailOf(userId, currentPassword, newEmail);
    return done('If this address can be used, a letter is on its way to it. Open its link to confirm.');
  }
}
