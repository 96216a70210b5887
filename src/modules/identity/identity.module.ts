import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Global, Module } from '@nestjs/common';
import { PlatformSettings } from '#shared-kernel/platform/configuration/platform-settings.js';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { Authenticator } from '#shared-kernel/application/caller.js';
import { Argon2PasswordHasher } from './account/adapters/argon2/argon2-password-hasher.js';
import { ChainedRefreshTokens } from './sign-in/adapters/node-crypto/chained-refresh-tokens.js';
import { AccountActivityController } from './activity/adapters/http/activity.controller.js';
import { AccountController } from './account/adapters/http/account.controller.js';
import { AuthController } from './sign-in/adapters/http/sign-in.controller.js';
import { BrowserSecret } from './provider/adapters/http/browser-secret.js';
import { KnownBrowsers } from './sign-in/adapters/http/known-browsers.js';
import { ProviderSignInController } from './provider/adapters/http/provider-sign-in.controller.js';
import { OpenidClientProvider } from './provider/adapters/openid-client/openid-client-provider.js';
import { RandomOneTimeSecrets } from './provider/adapters/node-crypto/random-one-time-secrets.js';
import { IdentityCleanup } from './identity-cleanup.schedule.js';
import { SqlProviderSignIns } from './provider/adapters/persistence/sql-provider-sign-ins.js';
import { BeginProviderSignIn } from './provider/application/begin-provider-sign-in.js';
import { ExchangeHandoffHandler } from './provider/application/exchange-handoff.js';
import { FinishProviderSignIn } from './provider/application/finish-provider-sign-in.js';
import { IdentityProvider } from './provider/application/identity-provider.js';
import { GuessLimits } from './sign-in/application/guess-limits.js';
import { LinkProvider } from './provider/application/link-provider.js';
import { OneTimeSecrets } from './provider/application/one-time-secrets.js';
import { ProviderSignIns } from './provider/domain/provider-sign-in.repository.js';
import { BrowserNavigationController } from './sign-in/adapters/http/browser-navigation.controller.js';
import { JoseAccessTokens } from './sign-in/adapters/jose/jose-access-tokens.js';
import { SIGNING_SECRET, signingSecretProvider } from './account/adapters/signing-secret.js';
import { AccountSchema } from './account/adapters/persistence/account.schema.js';
import { MikroOrmAccountRepository } from './account/adapters/persistence/mikro-orm-account.repository.js';
import { MikroOrmSignInRepository } from './sign-in/adapters/persistence/mikro-orm-sign-in.repository.js';
import { RememberedSignInStates } from './sign-in/adapters/persistence/cached-sign-in-states.js';
import { SqlAuditLog } from './activity/adapters/persistence/sql-audit-log.js';
import { SignInSchema } from './sign-in/adapters/persistence/sign-in.schema.js';
import { AccountActivityReadModel } from './activity/adapters/read-models/account-activity.read-model.js';
import { AccountCardReadModel } from './account/adapters/read-models/account-card.read-model.js';
import { ForgettableAudit } from './activity/application/audit-log-eraser.js';
import { RemoveAccount } from './account/application/remove-account.js';
import { Accounts } from './contracts/index.js';
import { AuditLog } from './activity/application/audit-log.js';
import { BeginSignIn } from './sign-in/application/begin-sign-in.js';
import { ChoosePlan } from './account/application/choose-plan.js';
import { KeepAdmin, OPERATOR } from './account/application/ensure-admin.js';
import { PasswordHasher } from './account/application/password-hasher.js';
import { RefreshSignInHandler } from './sign-in/application/refresh-sign-in.js';
import { RegisterAccountHandler } from './registration/application/register-account.js';
import { SignInLine } from './sign-in/application/sign-in-line.js';
import { SignInStates } from './sign-in/application/sign-in-states.js';
import { SignInWithPasswordHandler } from './sign-in/application/sign-in-with-password.js';
import { SignOutHandler } from './sign-in/application/sign-out.js';
import { TokenAuthenticator } from './sign-in/application/token-authenticator.js';
import { AccessTokens, RefreshTokens } from './sign-in/application/tokens.js';
import { IdentitySettings } from './identity.settings.js';
import { ProviderSettings } from './provider.settings.js';
import { safetyControllers, safetyProviders, safetySchemas } from './account-safety.providers.js';
import { AccountRepository } from './account/domain/account.repository.js';
import { SignInRepository } from './sign-in/domain/sign-in.repository.js';

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
      useFactory: (secret: string, { publicUrl }: PlatformSettings) => new KnownBrowsers(secret, publicUrl),
      inject: [SIGNING_SECRET, PlatformSettings],
    },
    IdentityCleanup,
    { provide: ProviderSignIns, useClass: SqlProviderSignIns },
    { provide: OneTimeSecrets, useClass: RandomOneTimeSecrets },
    {
      provide: IdentityProvider,
      useFactory: ({ provider }: ProviderSettings, { publicUrl }: PlatformSettings) =>
        new OpenidClientProvider(provider, new URL('/api/auth/google/callback', publicUrl).href),
      inject: [ProviderSettings, PlatformSettings],
    },
    signingSecretProvider,
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
      useFactory: (sql: Sql, secret: string) => new SqlAuditLog(sql, secret),
      inject: [Sql, SIGNING_SECRET],
    },
    {
      provide: AccessTokens,
      useFactory: (secret: string) => new JoseAccessTokens(secret),
      inject: [SIGNING_SECRET],
    },
    {
      provide: RefreshTokens,
      useFactory: (secret: string) => new ChainedRefreshTokens(secret),
      inject: [SIGNING_SECRET],
    },
    {
      provide: OPERATOR,
      useFactory: ({ admin }: IdentitySettings) => admin,
      inject: [IdentitySettings],
    },
  ],
  exports: [Authenticator, Accounts, AuditLog],
})
export class IdentityModule {}
