import { Injectable } from '@nestjs/common';
import { Clock } from '#shared-kernel/application/clock.js';
import { ProviderSignIns } from '../domain/provider-sign-in.repository.js';
import { IdentityProvider } from './identity-provider.js';
import { OneTimeSecrets } from './one-time-secrets.js';

/** Enough for a password and a second factor at the provider, and for linking an account afterwards. */
export const PROVIDER_SIGN_IN_LIFETIME_MS = 10 * 60_000;

/** Sends a browser to the provider, with a secret that later proves the same browser came back. */
@Injectable()
export class BeginProviderSignIn {
  constructor(
    private readonly provider: IdentityProvider,
    private readonly providerSignIns: ProviderSignIns,
    private readonly secrets: OneTimeSecrets,
    private readonly clock: Clock,
  ) {}

  async begin(): Promise<{ address: string; browserSecret: string }> {
    const { address, ...checks } = await this.provider.begin();
    const browserSecret = this.secrets.generate();
    const expiresAt = new Date(this.clock.now().getTime() + PROVIDER_SIGN_IN_LIFETIME_MS);
    await this.providerSignIns.saveFlow(this.secrets.digestOf(browserSecret), { ...checks, expiresAt });
    return { address, browserSecret };
  }
}
