import { Body, Controller, Get, Post, Query, Req, Res, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { PlatformSettings } from '#shared-kernel/platform/configuration/platform-settings.js';
import { Public } from '#shared-kernel/platform/http/access/access.decorator.js';
import { Replies, RepliesNothing } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { CurrentVisitor } from '../../../sign-in/adapters/http/current-visitor.decorator.js';
import { TooManyRequestsReply } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { Budgets } from '#shared-kernel/application/budget.js';
import { type Visitor } from '../../../sign-in/application/visitor.js';
import { Refusal } from '#shared-kernel/domain/refusal.js';
import { isStorableText } from '#shared-kernel/domain/storable-text.js';
import { IDENTITY_BUDGETS } from '../../../account/application/identity-budgets.js';
import { BeginProviderSignIn } from '../../application/begin-provider-sign-in.js';
import { ExchangeHandoff } from '../../application/exchange-handoff.js';
import { FinishProviderSignIn } from '../../application/finish-provider-sign-in.js';
import { IdentityProvider } from '../../application/identity-provider.js';
import { ProviderProblem } from '../../domain/provider-sign-in.errors.js';
import { AccountCardReadModel } from '../../../account/adapters/read-models/account-card.read-model.js';
import { AuthResponse } from '../../../account/adapters/http/user.dto.js';
import { BrowserSecret } from './browser-secret.js';
import { KnownBrowsers } from '../../../sign-in/adapters/http/known-browsers.js';
import { ExchangeRequest, SignInProviders } from './provider-sign-in.dto.js';
import { RejectServerOnlyFieldsGuard } from '../../../account/adapters/http/reject-server-only-fields.guard.js';

const START_PATH = '/api/auth/google';

/** Signing in with the provider: two addresses a browser is redirected to, and the call that completes it. */
@ApiTags('identity')
@Controller('auth')
@UseGuards(RejectServerOnlyFieldsGuard)
export class ProviderSignInController {
  constructor(
    private readonly settings: PlatformSettings,
    private readonly provider: IdentityProvider,
    private readonly beginSignIn: BeginProviderSignIn,
    private readonly finishSignIn: FinishProviderSignIn,
    private readonly commands: CommandBus,
    private readonly accounts: AccountCardReadModel,
    private readonly browserSecret: BrowserSecret,
    private readonly knownBrowsers: KnownBrowsers,
    private readonly budgets: Budgets,
  ) {}

  @Get('providers')
  @Public()
  @Replies(SignInProviders, { summary: 'The providers people can sign in with' })
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
    const publicAddress = this.publicAddressIfElsewhere(request);
    if (publicAddress !== null) return reply.redirect(publicAddress, 302);

    return this.redirectOrToLogin(reply, visitor, async () => {
      const { address, browserSecret } = await this.beginSignIn.begin();
      this.browserSecret.set(reply, browserSecret);
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
    return this.redirectOrToLogin(reply, visitor, async () => {
      const secret = this.browserSecret.read(request);
      if (secret === undefined || typeof state !== 'string' || !isStorableText(state))
        throw new ProviderProblem('provider-expired');

      const answer = new URL(request.url, this.settings.publicUrl).search.slice(1);
      const result = await this.finishSignIn.finish(secret, answer, state);
      this.browserSecret.set(reply, secret);
      if (result.outcome === 'link') return '/login?link=google';
      const { accessToken, refreshToken } = result;
      return `/profile?${new URLSearchParams({ accessToken, refreshToken, redirect: 'oauth_success' }).toString()}`;
    });
  }

  @Post('exchange')
  @Public()
  @TooManyRequestsReply()
  @Replies(AuthResponse, {
    summary: 'Exchange the values from the return address for a sign-in, in the browser that began it',
    refusals: {
      400: 'Something is missing',
      401: 'Wrong browser, too late or already used; or `identity.second-factor-needed`, `identity.wrong-code`',
      403: 'The account is deactivated',
    },
  })
  async exchangeProviderSignIn(
    @Body({ schema: ExchangeRequest }) { accessToken, refreshToken, code }: ExchangeRequest,
    @CurrentVisitor() visitor: Visitor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const network = visitor.network;
    await this.budgets.spendOrRefuse(IDENTITY_BUDGETS.exchange, network);
    const browserSecret = this.browserSecret.read(request);
    const { userId, tokens } = await this.commands.execute(
      new ExchangeHandoff({ browserSecret, accessToken, refreshToken, code }, visitor),
    );
    await this.budgets.giveBack(IDENTITY_BUDGETS.exchange, network);
    this.browserSecret.clear(reply);
    const user = await this.accounts.of(userId);
    this.knownBrowsers.remember(request, reply, user.email);
    return { success: true, message: 'Welcome back!', tokens, user };
  }

  /** The cookie must be set on the host that the provider redirects back to. */
  private publicAddressIfElsewhere({ headers, query }: FastifyRequest): string | null {
    const publicUrl = new URL(this.settings.publicUrl);
    const wasRedirected = typeof query === 'object' && query !== null && 'here' in query;
    // Redirect once only: a proxy may set another Host.
    if (headers.host === publicUrl.host || wasRedirected) return null;
    return new URL(`${START_PATH}?here=1`, publicUrl).href;
  }

  /** A refusal becomes a redirect to the sign-in page, which shows the message. */
  private async redirectOrToLogin(reply: FastifyReply, visitor: Visitor, target: () => Promise<string>) {
    try {
      const { isOver } = await this.budgets.spend(IDENTITY_BUDGETS['provider-sign-in'], visitor.network);
      if (isOver) throw new ProviderProblem('busy');
      return await reply.redirect(await target(), 302);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const reason = error instanceof ProviderProblem ? error.reason : 'provider';
      return reply.redirect(`/login?problem=${reason}`, 302);
    }
  }
}
