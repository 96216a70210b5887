import { Body, Controller, Get, Post, Query, Req, Res, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { PlatformSettings } from '#shared-kernel/platform/configuration/platform-settings.js';
import { Public } from '#shared-kernel/platform/http/access.decorator.js';
import { Replies, RepliesNothing } from '#shared-kernel/platform/http/replies.decorator.js';
import { CurrentVisitor } from '#shared-kernel/platform/http/current-visitor.decorator.js';
import { TooManyRequestsReply } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { Budgets } from '#shared-kernel/application/budget.js';
import { householdOf } from '#shared-kernel/application/household.js';
import { type Visitor } from '#shared-kernel/application/visitor.js';
import { Refusal } from '#shared-kernel/domain/refusal.js';
import { BeginProviderSignIn } from '../../application/begin-provider-sign-in.js';
import { ExchangeHandoff } from '../../application/exchange-handoff.js';
import { FinishProviderSignIn } from '../../application/finish-provider-sign-in.js';
import { IdentityProvider } from '../../application/identity-provider.js';
import { ProviderProblem } from '../../domain/provider-sign-in.errors.js';
import { IDENTITY_BUDGETS } from '../../../account/application/identity-budgets.js';
import { AccountCardReadModel } from '../../../account/adapters/read-models/account-card.read-model.js';
import { AuthResponse } from '../../../sign-in/adapters/http/sign-in.dto.js';
import { BrowserSecret } from './browser-secret.js';
import { KnownBrowsers } from '../../../sign-in/adapters/http/known-browsers.js';
import { ExchangeRequest, SignInProviders } from './provider-sign-in.dto.js';
import { RejectServerOnlyFieldsGuard } from '../../../account/adapters/http/reject-server-only-fields.guard.js';

const START_PATH = '/api/auth/google';

/** Signing in with the provider: two addresses a browser is sent to, and the call that ends it. */
@ApiTags('identity')
@Controller('auth')
@UseGuards(RejectServerOnlyFieldsGuard)
export class ProviderSignInController {
  constructor(
    private readonly settings: PlatformSettings,
    private readonly provider: IdentityProvider,
    private readonly beginning: BeginProviderSignIn,
    private readonly finishing: FinishProviderSignIn,
    private readonly commands: CommandBus,
    private readonly accounts: AccountCardReadModel,
    private readonly browserSecret: BrowserSecret,
    private readonly knownBrowsers: KnownBrowsers,
    private readonly budgets: Budgets,
  ) {}

  @Get('providers')
  @Public()
  @Replies(SignInProviders, { summary: 'Who one may sign in with, besides e-mail and password' })
  listSignInProviders() {
    const { name } = this.provider;
    return { providers: name === null ? [] : [{ id: 'google', name, startPath: START_PATH }] };
  }

  @Get('google')
  @Public()
  @RepliesNothing({ summary: 'Send the browser to the provider', status: 302 })
  async beginProviderSignIn(
    @CurrentVisitor() visitor: Visitor,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const elsewhere = this.publicAddressUnlessHere(request);
    if (elsewhere !== null) return reply.redirect(elsewhere, 302);

    return this.orToLogin(reply, visitor, async () => {
      const { address, browserSecret } = await this.beginning.begin();
      this.browserSecret.give(reply, browserSecret);
      return address;
    });
  }

  @Get('google/callback')
  @Public()
  @RepliesNothing({ summary: 'The browser is back from the provider', status: 302 })
  finishProviderSignIn(
    @CurrentVisitor() visitor: Visitor,
    @Query('state') state: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    return this.orToLogin(reply, visitor, async () => {
      const secret = this.browserSecret.of(request);
      if (secret === undefined || typeof state !== 'string') throw new ProviderProblem('provider-expired');

      const answer = new URL(request.url, this.settings.publicUrl).search.slice(1);
      const back = await this.finishing.finish(secret, answer, state);
      this.browserSecret.give(reply, secret);
      if (back.outcome === 'link') return '/login?link=google';
      const { accessToken, refreshToken } = back;
      return `/profile?${new URLSearchParams({ accessToken, refreshToken, redirect: 'oauth_success' }).toString()}`;
    });
  }

  @Post('exchange')
  @Public()
  @TooManyRequestsReply()
  @Replies(AuthResponse, {
    summary: 'Trade what the return address carried for a sign-in, in the browser that began it',
    refusals: {
      400: 'Something is missing',
      401: 'Not this browser, too late or used; or `identity.second-factor-needed`, `identity.wrong-code`',
      403: 'The account is switched off',
    },
  })
  async exchangeProviderSignIn(
    @Body({ schema: ExchangeRequest }) { accessToken, refreshToken, code }: ExchangeRequest,
    @CurrentVisitor() visitor: Visitor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const household = householdOf(visitor.address);
    await this.budgets.spendOrRefuse(IDENTITY_BUDGETS.exchange, household);
    const browserSecret = this.browserSecret.of(request);
    const { userId, tokens } = await this.commands.execute(
      new ExchangeHandoff({ browserSecret, accessToken, refreshToken, code }, visitor),
    );
    await this.budgets.giveBack(IDENTITY_BUDGETS.exchange, household);
    this.browserSecret.takeBack(reply);
    const user = await this.accounts.of(userId);
    this.knownBrowsers.remember(request, reply, user.email);
    return { success: true, message: 'Welcome back!', tokens, user };
  }

  /** A cookie set at one name of this machine is not sent to another: the provider returns to the public one. */
  private publicAddressUnlessHere({ headers, query }: FastifyRequest): string | null {
    const home = new URL(this.settings.publicUrl);
    const wasSent = typeof query === 'object' && query !== null && 'here' in query;
    // Behind a proxy that writes its own Host this is asked once, not for ever.
    return headers.host === home.host || wasSent ? null : new URL(`${START_PATH}?here=1`, home).href;
  }

  /** Browsers are led, not answered: whatever goes wrong ends at the sign-in page, which finds the words. */
  private async orToLogin(reply: FastifyReply, { address }: Visitor, where: () => Promise<string>) {
    try {
      const { isOver } = await this.budgets.spend(IDENTITY_BUDGETS['provider-sign-in'], householdOf(address));
      if (isOver) throw new ProviderProblem('busy');
      return await reply.redirect(await where(), 302);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const trouble = error instanceof ProviderProblem ? error.trouble : 'provider';
      return reply.redirect(`/login?problem=${trouble}`, 302);
    }
  }
}
