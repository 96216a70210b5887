import { IDENTITY_BUDGETS } from '../../../account/application/identity-budgets.js';
import { Body, Controller, Get, Post, Req, Res, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type Caller } from '#shared-kernel/application/caller.js';
import { OpenWithoutSecondFactor, Public, SignedIn } from '#shared-kernel/platform/http/access.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies.decorator.js';
import { CurrentVisitor } from '#shared-kernel/platform/http/current-visitor.decorator.js';
import { type Visitor } from '#shared-kernel/application/visitor.js';
import { Throttled, TooManyRequestsReply } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/current-caller.decorator.js';
import { RefreshSignIn } from '../../application/refresh-sign-in.js';
import { RegisterAccount } from '../../../registration/application/register-account.js';
import { SignInWithPassword } from '../../application/sign-in-with-password.js';
import { SignOut } from '../../application/sign-out.js';
import { BrowserSecret } from '../../../provider/adapters/http/browser-secret.js';
import { KnownBrowsers } from './known-browsers.js';
import { AccountCardReadModel } from '../../../account/adapters/read-models/account-card.read-model.js';
import {
  AuthResponse,
  LoginRequest,
  LogoutResponse,
  RefreshRequest,
  RefreshResponse,
  RegisterRequest,
  User,
} from './sign-in.dto.js';
import { RejectServerOnlyFieldsGuard } from '../../../account/adapters/http/reject-server-only-fields.guard.js';

@ApiTags('identity')
@Controller('auth')
@UseGuards(RejectServerOnlyFieldsGuard)
export class AuthController {
  constructor(
    private readonly commands: CommandBus,
    private readonly accounts: AccountCardReadModel,
    private readonly browserSecret: BrowserSecret,
    private readonly knownBrowsers: KnownBrowsers,
  ) {}

  @Post('register')
  @Public()
  @Throttled(IDENTITY_BUDGETS.register)
  @Replies(AuthResponse, {
    summary: 'Make an account and sign in',
    status: 201,
    refusals: { 400: 'Something needs another look', 409: 'The e-mail has an account' },
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

  @Post('login')
  @Public()
  @TooManyRequestsReply()
  @Replies(AuthResponse, {
    summary: 'Sign in with e-mail and password',
    refusals: {
      400: 'Something is missing',
      401: 'Wrong e-mail or password; or `identity.second-factor-needed`, `identity.wrong-code`',
      403: 'The account is switched off',
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
        browserSecret: this.browserSecret.of(request),
      }),
    );
    this.knownBrowsers.remember(request, reply, email);
    if (linked !== null) this.browserSecret.takeBack(reply);
    const message = linked === null ? 'Welcome back!' : `${linked} is now linked to your account.`;
    return { success: true, message, tokens, user: await this.accounts.of(userId) };
  }

  @Post('refresh')
  @Public()
  @Replies(RefreshResponse, {
    summary: 'Exchange a refresh token for the next pair',
    refusals: { 400: 'No token', 401: 'The sign-in is over' },
  })
  async refresh(
    @Body({ schema: RefreshRequest }) { refreshToken }: RefreshRequest,
    @CurrentVisitor() visitor: Visitor,
  ) {
    return { success: true, tokens: await this.commands.execute(new RefreshSignIn(refreshToken, visitor)) };
  }

  @Post('logout')
  @SignedIn()
  @OpenWithoutSecondFactor()
  @Replies(LogoutResponse, { summary: 'End this sign-in' })
  async logout(@CurrentCaller() { signInId }: Caller) {
    await this.commands.execute(new SignOut(signInId));
    return { success: true, message: 'You have been successfully logged out.' };
  }

  @Get('me')
  @SignedIn()
  @OpenWithoutSecondFactor()
  @Replies(User, { summary: 'The account that is signed in' })
  me(@CurrentCaller() { userId }: Caller) {
    return this.accounts.of(userId);
  }
}
