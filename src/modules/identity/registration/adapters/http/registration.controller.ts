import { Body, Controller, Post, Req, Res, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type Caller } from '#shared-kernel/application/caller.js';
import { type Visitor } from '../../../sign-in/application/visitor.js';
import {
  OpenToRestrictedCallers,
  Public,
  SignedIn,
} from '#shared-kernel/platform/http/access/access.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { CurrentVisitor } from '../../../sign-in/adapters/http/current-visitor.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { Done, done } from '../../../account/adapters/http/fields.dto.js';
import { RejectServerOnlyFieldsGuard } from '../../../account/adapters/http/reject-server-only-fields.guard.js';
import { AuthResponse } from '../../../account/adapters/http/user.dto.js';
import { AccountCardReadModel } from '../../../account/adapters/read-models/account-card.read-model.js';
import { ConfirmEmail } from '../../../account/application/email/confirm-email.js';
import { IDENTITY_BUDGETS } from '../../../account/application/identity-budgets.js';
import { KnownBrowsers } from '../../../sign-in/adapters/http/known-browsers.js';
import { RegisterAccount } from '../../application/register-account.js';
import { RequestVerificationEmail } from '../../application/request-verification-email.js';
import { RegisterRequest, VerifyEmailRequest } from './registration.dto.js';

@ApiTags('identity')
@Controller()
@UseGuards(RejectServerOnlyFieldsGuard)
export class RegistrationController {
  constructor(
    private readonly commands: CommandBus,
    private readonly requestVerificationEmail: RequestVerificationEmail,
    private readonly accounts: AccountCardReadModel,
    private readonly knownBrowsers: KnownBrowsers,
  ) {}

  @Post('auth/register')
  @Public()
  @Throttled(IDENTITY_BUDGETS.register)
  @Replies(AuthResponse, {
    summary: 'Create an account and sign in',
    status: 201,
    refusals: {
      400: 'A field is missing or not acceptable',
      409: 'The email already has an account',
      503: 'Too many people sign in right now: try again after Retry-After',
    },
  })
  async register(
    @Body({ schema: RegisterRequest }) body: RegisterRequest,
    @CurrentVisitor() visitor: Visitor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { userId, tokens } = await this.commands.execute(new RegisterAccount(body, visitor));
    this.knownBrowsers.remember(request, reply, body.email);
    return { success: true, message: 'Your account is ready.', tokens, user: await this.accounts.of(userId) };
  }

  @Post('auth/verify-email')
  @SignedIn()
  @OpenToRestrictedCallers()
  @Throttled(IDENTITY_BUDGETS['verify-email'])
  @Replies(Done, {
    summary: 'Confirm an email address with the link from the email, signed in to its account',
    refusals: {
      400: 'The link is invalid or has expired',
      403: 'The link is for another account',
      409: 'The new email already has an account',
    },
  })
  async verifyEmail(
    @CurrentCaller() { userId }: Caller,
    @Body({ schema: VerifyEmailRequest }) { token }: VerifyEmailRequest,
  ) {
    await this.commands.execute(new ConfirmEmail(userId, token));
    return done('Thank you. Your email is confirmed.');
  }

  @Post('account/email-verification')
  @SignedIn()
  @Throttled(IDENTITY_BUDGETS['verification-letter'], 'account')
  @Replies(Done, { summary: 'Request the verification email again' })
  async sendVerificationEmail(@CurrentCaller() { userId }: Caller) {
    await this.requestVerificationEmail.request(userId);
    return done('We sent you an email with a link to confirm your address.');
  }
}
