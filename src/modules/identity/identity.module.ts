import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Global, Module } from '@nestjs/common';
import { CONFIGURATION } from '#shared-kernel/platform/configuration/configuration.token.js';
import { type Configuration } from '#shared-kernel/platform/configuration/environment.js';
import { SqlReader } from '#shared-kernel/platform/persistence/sql-reader.js';
import { Authenticator } from '#shared-kernel/application/caller.js';
import { Argon2PasswordHasher } from './adapters/argon2/argon2-password-hasher.js';
import { ChainedRefreshTokens } from './adapters/chained-refresh-tokens.js';
import { AccountActivityController } from './adapters/http/account-activity.controller.js';
import { AccountController } from './adapters/http/account.controller.js';
import { AuthController } from './adapters/http/auth.controller.js';
import { BrowserSecret } from './adapters/http/browser-secret.js';
import { KnownBrowsers } from './adapters/http/known-browsers.js';
import { ProviderSignInController } from './adapters/http/provider-sign-in.controller.js';
import { OpenidClientProvider } from './adapters/openid-client/openid-client-provider.js';
import { RandomOneTimeSecrets } from './adapters/random-one-time-secrets.js';
import { IdentityChore } from './adapters/persistence/identity.chore.js';
import { SqlProviderSignIns } from './adapters/persistence/sql-provider-sign-ins.js';
import { BeginProviderSignIn } from './application/begin-provider-sign-in.js';
import { ExchangeHandoffHandler } from './application/exchange-handoff.js';
import { FinishProviderSignIn } from './application/finish-provider-sign-in.js';
import { IdentityProvider } from './application/identity-provider.js';
import { GuessLimits } from './application/guess-limits.js';
import { LinkProvider } from './application/link-provider.js';
import { OneTimeSecrets } from './application/one-time-secrets.js';
import { ProviderSignIns } from './domain/provider-sign-in.repository.js';
import { BrowserNavigationController } from './adapters/http/browser-navigation.controller.js';
import { JoseAccessTokens } from './adapters/jose/jose-access-tokens.js';
import { signingSecret } from './adapters/jose/signing-secret.js';
import { AccountSchema } from './adapters/persistence/account.schema.js';
import { MikroOrmAccountRepository } from './adapters/persistence/mikro-orm-account.repository.js';
import { MikroOrmSignInRepository } from './adapters/persistence/mikro-orm-sign-in.repository.js';
import { RememberedSignInStates } from './adapters/persistence/remembered-sign-in-states.js';
import { SqlAuditLog } from './adapters/persistence/sql-audit-log.js';
import { SignInSchema } from './adapters/persistence/sign-in.schema.js';
import { AccountActivityReadModel } from './adapters/read-models/account-activity.read-model.js';
import { AccountCardReadModel } from './adapters/read-models/account-card.read-model.js';
import { ForgettableAudit } from './application/forgettable-audit.js';
import { RemoveAccount } from './application/remove-account.js';
import { Accounts } from './contracts/index.js';
import { AuditLog } from './application/audit-log.js';
import { BeginSignIn } from './application/begin-sign-in.js';
import { ChoosePlan } from './application/choose-plan.js';
import { KeepAdmin, OPERATOR } from './application/keep-admin.js';
import { PasswordHasher } from './application/password-hasher.js';
import { RefreshSignInHandler } from './application/refresh-sign-in.js';
import { RegisterAccountHandler } from './application/register-account.js';
import { SignInLine } from './application/sign-in-line.js';
import { SignInStates } from './application/sign-in-states.js';
import { SignInWithPasswordHandler } from './application/sign-in-with-password.js';
import { SignOutHandler } from './application/sign-out.js';
import { TokenAuthenticator } from './application/token-authenticator.js';
import { AccessTokens, RefreshTokens } from './application/tokens.js';
import { safetyControllers, safetyProviders, safetySchemas } from './account-safety.providers.js';
import { AccountRepository } from './domain/account.repository.js';
import { SignInRepository } from './domain/sign-in.repository.js';

/** Who someone is, and for how long we believe it. Global, because every route asks. */
@Global()
@Module({
  imports: [MikroOrmModule.forFeature([AccountSchema, SignInSchema, ...safetySchemas])],
  controllers: [
    AuthController,
    AccountController,
    AccountActivityController,
    ProviderSignInController,
    BrowserNavigationController,
    ...safetyControllers,
  ],
  providers: [
    RegisterAccountHandler,
    SignInWithPasswordHandler,
    RefreshSignInHandler,
    SignOutHandler,
    BeginSignIn,
    KeepAdmin,
    ChoosePlan,
    AccountCardReadModel,
    AccountActivityReadModel,
    BeginProviderSignIn,
    FinishProviderSignIn,
    ExchangeHandoffHandler,
    BrowserSecret,
    GuessLimits,
    SignInLine,
    LinkProvider,
    {
      provide: KnownBrowsers,
      useFactory: (configuration: Configuration) =>
        new KnownBrowsers(signingSecret(configuration), configuration.publicUrl),
      inject: [CONFIGURATION],
    },
    IdentityChore,
    { provide: ProviderSignIns, useClass: SqlProviderSignIns },
    { provide: OneTimeSecrets, useClass: RandomOneTimeSecrets },
    {
      provide: IdentityProvider,
      useFactory: ({ provider, publicUrl }: Configuration) =>
        new OpenidClientProvider(provider, new URL('/api/auth/google/callback', publicUrl).href),
      inject: [CONFIGURATION],
    },
    ...safetyProviders,
    { provide: AccountRepository, useClass: MikroOrmAccountRepository },
    { provide: SignInRepository, useClass: MikroOrmSignInRepository },
    { provide: SignInStates, useClass: RememberedSignInStates },
    { provide: PasswordHasher, useClass: Argon2PasswordHasher },
    { provide: Authenticator, useClass: TokenAuthenticator },
    { provide: ForgettableAudit, useExisting: AuditLog },
    { provide: Accounts, useClass: RemoveAccount },
    {
      provide: AuditLog,
      useFactory: (sql: SqlReader, configuration: Configuration) =>
        new SqlAuditLog(sql, signingSecret(configuration)),
      inject: [SqlReader, CONFIGURATION],
    },
    {
      provide: AccessTokens,
      useFactory: (configuration: Configuration) => new JoseAccessTokens(signingSecret(configuration)),
      inject: [CONFIGURATION],
    },
    {
      provide: RefreshTokens,
      useFactory: (configuration: Configuration) => new ChainedRefreshTokens(signingSecret(configuration)),
      inject: [CONFIGURATION],
    },
    {
      provide: OPERATOR,
      useFactory: (configuration: Configuration) => configuration.admin,
      inject: [CONFIGURATION],
    },
  ],
  exports: [Authenticator, Accounts, AuditLog],
})
export class IdentityModule {}
