import { Logger } from '@nestjs/common';
import type * as OpenidClient from 'openid-client';
import { type OpenIdProvider } from '../../../provider.settings.js';
import {
  IdentityProvider,
  type ProviderIdentity,
  type ProviderChecks,
} from '../../application/identity-provider.js';
import { ProviderProblem } from '../../domain/provider-sign-in.errors.js';
import { identityOf } from './identity-of.js';

const TIMEOUT_SECONDS = 5;
/** How long the provider’s addresses are cached; the library refreshes the keys. */
const DISCOVERY_CACHED_FOR_MS = 60 * 60_000;
const SCOPE = 'openid email profile';

/** Authorization code flow with PKCE. The provider is first contacted when someone signs in, so it cannot delay a start. */
export class OpenidClientProvider extends IdentityProvider {
  readonly name: string | null;
  private readonly log = new Logger('ProviderSignIn');
  private discovered: { by: OpenidClient.Configuration; until: number } | undefined;

  constructor(
    private readonly settings: OpenIdProvider | undefined,
    /** Built from the public URL, never from a request. */
    private readonly returnAddress: string,
  ) {
    super();
    this.name = settings?.name ?? null;
  }

  begin(): Promise<ProviderChecks & { address: string }> {
    return this.call(async (client, provider) => {
      const checks = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        codeVerifier: client.randomPKCECodeVerifier(),
      };
      const address = client.buildAuthorizationUrl(provider, {
        redirect_uri: this.returnAddress,
        scope: SCOPE,
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(checks.codeVerifier),
        code_challenge_method: 'S256',
      });
      return { ...checks, address: address.href };
    });
  }

  identify(answer: string, { state, nonce, codeVerifier }: ProviderChecks): Promise<ProviderIdentity> {
    return this.call(async (client, provider) => {
      const tokens = await client.authorizationCodeGrant(
        provider,
        new URL(`${this.returnAddress}?${answer}`),
        {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        },
      );
      const claims = tokens.claims();
      if (claims === undefined) throw new ProviderProblem('provider');
      // Some providers return email and name only from the user info endpoint.
      const more =
        claims['email'] === undefined && provider.serverMetadata().userinfo_endpoint !== undefined
          ? await client.fetchUserInfo(provider, tokens.access_token, claims.sub)
          : {};
      return identityOf({ ...claims, ...more, iss: claims.iss, sub: claims.sub });
    });
  }

  private async call<Answer>(
    request: (client: typeof OpenidClient, provider: OpenidClient.Configuration) => Promise<Answer>,
  ): Promise<Answer> {
    if (this.settings === undefined) throw new ProviderProblem('provider-off');
    try {
      const client = await import('openid-client');
      return await request(client, await this.discover(client, this.settings));
    } catch (error) {
      // Only the code: messages may quote secrets that were sent.
      this.log.warn(`The sign-in provider failed: ${codeOf(error)}`);
      throw error instanceof ProviderProblem ? error : new ProviderProblem(reasonOf(error));
    }
  }

  private async discover(
    client: typeof OpenidClient,
    { issuer, clientId, clientSecret, insecure }: OpenIdProvider,
  ): Promise<OpenidClient.Configuration> {
    if (this.discovered !== undefined && this.discovered.until > Date.now()) return this.discovered.by;

    const by = await client.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: TIMEOUT_SECONDS,
      // Checks the signature of the identity as well, not only the TLS connection.
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- only for a provider on this machine, never in production
      execute: [client.enableNonRepudiationChecks, ...(insecure ? [client.allowInsecureRequests] : [])],
    });
    this.discovered = { by, until: Date.now() + DISCOVERY_CACHED_FOR_MS };
    return by;
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error
    ? ['error' in error ? error.error : '', 'code' in error ? error.code : '']
        .map(String)
        .filter((text) => /^[\w-]{1,60}$/.test(text))
        .join(' ') || error.name
    : 'unknown';

const reasonOf = (error: unknown) =>
  error instanceof Error && 'error' in error && error.error === 'access_denied'
    ? 'provider-cancelled'
    : 'provider';
