import { Body, Controller, Get, Post, Req, Res, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type Caller } from '#shared-kernel/application/caller.js';
import { type Visitor } from '../../application/visitor.js';
import {
  OpenToRestrictedCallers,
  Public,
  SignedIn,
} from '#shared-kernel/platform/http/access/access.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { CurrentVisitor } from './current-visitor.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { TooManyRequestsReply } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { RejectServerOnlyFieldsGuard } from '../../../account/adapters/http/reject-server-only-fields.guard.js';
import { AuthResponse, User } from '../../../account/adapters/http/user.dto.js';
import { AccountCardReadModel } from '../../../account/adapters/read-models/account-card.read-model.js';
import { BrowserSecret } from '../../../provider/adapters/http/browser-secret.js';
import { RefreshSignIn } from '../../application/refresh-sign-in.js';
import { SignInWithPassword } from '../../application/sign-in-with-password.js';
import { SignOut } from '../../application/sign-out.js';
import { KnownBrowsers } from './known-browsers.js';
import { LoginRequest, LogoutResponse, RefreshRequest, RefreshResponse } from './sign-in.dto.js';

@ApiTags('identity')
@Controller('auth')
@UseGuards(RejectServerOnlyFieldsGuard)
export class SignInController {
  constructor(
    private readonly commands: CommandBus,
    private readonly accounts: AccountCardReadModel,
    private readonly browserSecret: BrowserSecret,
    private readonly knownBrowsers: KnownBrowsers,
  ) {}

  @Post('login')
  @Public()
  @TooManyRequestsReply()
  @Replies(AuthResponse, {
    summary: 'Sign in with email and password',
    refusals: {
      400: 'Something is missing',
      401: 'Wrong email or password; or `identity.second-factor-needed`, `identity.wrong-code`',
      403: 'The account is deactivated',
      503: 'Too many people sign in right now: try again after Retry-After',
    },
  })
  async login(
    @Body({ schema: LoginRequest }) { email, password, code }: LoginRequest,
    @CurrentVisitor() visitor: Visitor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { userId, tokens, linked } = await this.commands.execute(
      new SignInWithPassword({
        email,
        password,
        code,
        visitor,
        knownBrowser: this.knownBrowsers.nameOf(request, email),
        browserSecret: this.browserSecret.read(request),
      }),
    );
    this.knownBrowsers.remember(request, reply, email);
    if (linked !== null) this.browserSecret.clear(reply);
    const message = linked === null ? 'Welcome back!' : `${linked} is now linked to your account.`;
    return { success: true, message, tokens, user: await this.accounts.of(userId) };
  }

  @Post('refresh')
  @Public()
  @Replies(RefreshResponse, {
    summary: 'Exchange a refresh token for the next pair',
    refusals: { 400: 'No token', 401: 'The sign-in has ended' },
  })
  async refresh(
    @Body({ schema: RefreshRequest }) { refreshToken }: RefreshRequest,
    @CurrentVisitor() visitor: Visitor,
  ) {
    return { success: true, tokens: await this.commands.execute(new RefreshSignIn(refreshToken, visitor)) };
  }

  @Post('logout')
  @SignedIn()
  @OpenToRestrictedCallers()
  @Replies(LogoutResponse, { summary: 'End this sign-in' })
  async logout(@CurrentCaller() { signInId }: Caller) {
    await this.commands.execute(new SignOut(signInId));
    return { success: true, message: 'You have been successfully logged out.' };
  }

  @Get('me')
  @SignedIn()
  @OpenToRestrictedCallers()
  @Replies(User, { summary: 'The account that is signed in' })
  me(@CurrentCaller() { userId }: Caller) {
    return this.accounts.of(userId);
  }
}
