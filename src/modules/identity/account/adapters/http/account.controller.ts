import { Body, Controller, Patch, Post, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { type Caller } from '#shared-kernel/application/caller.js';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { TooManyRequestsReply } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { CurrentVisitor } from '../../../sign-in/adapters/http/current-visitor.decorator.js';
import { type Visitor } from '../../../sign-in/application/visitor.js';
import { ChangePassword } from '../../application/password/change-password.js';
import { ChangePicture } from '../../application/change-picture.js';
import { ChooseLanguage } from '../../application/choose-language.js';
import { ChoosePlan } from '../../application/choose-plan.js';
import { RequestEmailChange } from '../../application/email/request-email-change.js';
import { AccountCardReadModel } from '../read-models/account-card.read-model.js';
import {
  ChangeEmailRequest,
  ChangePasswordRequest,
  LanguageRequest,
  PictureRequest,
  PlanRequest,
} from './account.dto.js';
import { Done, done } from './fields.dto.js';
import { RejectServerOnlyFieldsGuard } from './reject-server-only-fields.guard.js';
import { User } from './user.dto.js';

@ApiTags('identity')
@Controller('account')
@UseGuards(RejectServerOnlyFieldsGuard)
export class AccountController {
  constructor(
    private readonly commands: CommandBus,
    private readonly choosePlan: ChoosePlan,
    private readonly chooseLanguage: ChooseLanguage,
    private readonly requestEmailChange: RequestEmailChange,
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
    await this.choosePlan.choose(userId, plan);
    return this.accounts.of(userId);
  }

  @Patch('language')
  @SignedIn()
  @Replies(User, {
    summary: 'Choose the language of emails, and of the pages families read',
    refusals: { 400: 'Not one of the languages' },
  })
  async chooseAccountLanguage(
    @CurrentCaller() { userId }: Caller,
    @Body({ schema: LanguageRequest }) { language }: LanguageRequest,
  ) {
    await this.chooseLanguage.choose(userId, language);
    return this.accounts.of(userId);
  }

  @Post('picture')
  @SignedIn()
  @Replies(User, {
    summary: 'Choose an uploaded file as the account picture, or none',
    refusals: { 400: 'Not one of my uploads, or not a picture we can show' },
  })
  async changeAccountPicture(
    @CurrentCaller() { userId }: Caller,
    @Body({ schema: PictureRequest }) { path }: PictureRequest,
  ) {
    await this.commands.execute(new ChangePicture(userId, path));
    return this.accounts.of(userId);
  }

  @Post('password')
  @SignedIn()
  @TooManyRequestsReply()
  @Replies(Done, {
    summary: 'Change the password; ends every other sign-in',
    refusals: {
      400: 'Wrong current password, or the new one is not acceptable',
      409: 'The account has no password yet',
      503: 'Too many people sign in right now: try again after Retry-After',
    },
  })
  async changePassword(
    @CurrentCaller() caller: Caller,
    @Body({ schema: ChangePasswordRequest }) body: ChangePasswordRequest,
  ) {
    await this.commands.execute(new ChangePassword(caller, body.currentPassword, body.newPassword));
    return done('Your password was changed. Your other devices were signed out.');
  }

  @Post('email')
  @SignedIn()
  @TooManyRequestsReply()
  @Replies(Done, {
    summary: 'Request another email address; it takes effect once its link was opened',
    refusals: {
      400: 'Wrong current password, or not an email address',
      409: 'The account has no password yet',
      503: 'Too many people sign in right now: try again after Retry-After',
    },
  })
  async changeEmail(
    @CurrentCaller() { userId }: Caller,
    @CurrentVisitor() { network }: Visitor,
    @Body({ schema: ChangeEmailRequest }) { currentPassword, newEmail }: ChangeEmailRequest,
  ) {
    await this.requestEmailChange.request(userId, currentPassword, newEmail, network);
    return done('If this address can be used, we sent it an email. Open the link in it to confirm.');
  }
}
