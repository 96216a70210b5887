import { PlatformSettings } from '#shared-kernel/platform/configuration/platform-settings.js';
import { ProviderSettings } from '../provider.settings.js';
import { BrowserSecret } from './adapters/http/browser-secret.js';
import { ProviderSignInController } from './adapters/http/provider-sign-in.controller.js';
import { RandomOneTimeSecrets } from './adapters/node-crypto/random-one-time-secrets.js';
import { OpenidClientProvider } from './adapters/openid-client/openid-client-provider.js';
import { SqlProviderSignIns } from './adapters/persistence/sql-provider-sign-ins.js';
import { BeginProviderSignIn } from './application/begin-provider-sign-in.js';
import { ExchangeHandoffHandler } from './application/exchange-handoff.js';
import { FinishProviderSignIn } from './application/finish-provider-sign-in.js';
import { IdentityProvider } from './application/identity-provider.js';
import { LinkProvider } from './application/link-provider.js';
import { OneTimeSecrets } from './application/one-time-secrets.js';
import { ProviderSignIns } from './domain/provider-sign-in.repository.js';

export const providerControllers = [ProviderSignInController];

export const providerProviders = [
  BeginProviderSignIn,
  BrowserSecret,
  ExchangeHandoffHandler,
  FinishProviderSignIn,
  LinkProvider,
  { provide: OneTimeSecrets, useClass: RandomOneTimeSecrets },
  { provide: ProviderSignIns, useClass: SqlProviderSignIns },
  {
    provide: IdentityProvider,
    useFactory: ({ provider }: ProviderSettings, { publicUrl }: PlatformSettings) =>
      new OpenidClientProvider(provider, new URL('/api/auth/google/callback', publicUrl).href),
    inject: [ProviderSettings, PlatformSettings],
  },
];
