import { Authenticator, EndedSignIns } from '#shared-kernel/application/caller.js';
import { PlatformSettings } from '#shared-kernel/platform/configuration/platform-settings.js';
import { PREVIOUS_SECRET, SIGNING_SECRET } from '../account/adapters/signing-secret.js';
import { BowserDeviceNames } from './adapters/bowser/bowser-device-names.js';
import { BrowserNavigationController } from './adapters/http/browser-navigation.controller.js';
import { KnownBrowsers } from './adapters/http/known-browsers.js';
import { OwnSignInsController } from './adapters/http/own-sign-ins.controller.js';
import { SignInController } from './adapters/http/sign-in.controller.js';
import { JoseAccessTokens } from './adapters/jose/jose-access-tokens.js';
import { ChainedRefreshTokens } from './adapters/node-crypto/chained-refresh-tokens.js';
import { CachedSignInStates } from './adapters/persistence/cached-sign-in-states.js';
import { DatabaseEndedSignIns } from './adapters/persistence/database-ended-sign-ins.js';
import { MikroOrmSignInRepository } from './adapters/persistence/mikro-orm-sign-in.repository.js';
import { SignInSchema } from './adapters/persistence/sign-in.schema.js';
import { OwnSignInsReadModel } from './adapters/read-models/own-sign-ins.read-model.js';
import { BeginSignIn } from './application/begin-sign-in.js';
import { DeviceNames } from './application/device-names.js';
import { EndSignIns } from './application/end-sign-ins.js';
import { GuessLimits } from './application/guess-limits.js';
import { RefreshSignInHandler } from './application/refresh-sign-in.js';
import { SignInStates } from './application/sign-in-states.js';
import { SignInWithPasswordHandler } from './application/sign-in-with-password.js';
import { SignOutHandler } from './application/sign-out.js';
import { TokenAuthenticator } from './application/token-authenticator.js';
import { AccessTokens, RefreshTokens } from './application/tokens.js';
import { SignInRepository } from './domain/sign-in.repository.js';

export const signInSchemas = [SignInSchema];
export const signInControllers = [SignInController, OwnSignInsController, BrowserNavigationController];

export const signInProviders = [
  BeginSignIn,
  EndSignIns,
  GuessLimits,
  OwnSignInsReadModel,
  RefreshSignInHandler,
  SignInWithPasswordHandler,
  SignOutHandler,
  { provide: Authenticator, useClass: TokenAuthenticator },
  { provide: EndedSignIns, useClass: DatabaseEndedSignIns },
  { provide: DeviceNames, useClass: BowserDeviceNames },
  { provide: SignInRepository, useClass: MikroOrmSignInRepository },
  { provide: SignInStates, useClass: CachedSignInStates },
  {
    provide: AccessTokens,
    useFactory: (secret: string, previous?: string) => new JoseAccessTokens(secret, previous),
    inject: [SIGNING_SECRET, PREVIOUS_SECRET],
  },
  {
    provide: RefreshTokens,
    useFactory: (secret: string, previous?: string) => new ChainedRefreshTokens(secret, previous),
    inject: [SIGNING_SECRET, PREVIOUS_SECRET],
  },
  {
    provide: KnownBrowsers,
    useFactory: (secret: string, { publicUrl }: PlatformSettings, previous?: string) =>
      new KnownBrowsers(secret, publicUrl, previous),
    inject: [SIGNING_SECRET, PlatformSettings, PREVIOUS_SECRET],
  },
];
