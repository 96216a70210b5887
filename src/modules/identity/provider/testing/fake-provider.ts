import {
  IdentityProvider,
  type ProviderChecks,
  type ProviderIdentity,
} from '../application/identity-provider.js';

/** A provider that identifies everyone as the same person. */
export class FakeProvider extends IdentityProvider {
  readonly name = 'Google';

  constructor(public identity: ProviderIdentity) {
    super();
  }

  begin(): Promise<ProviderChecks & { address: string }> {
    return Promise.resolve({
      address: 'https://provider.example/authorize',
      state: 'state-1',
      nonce: 'nonce-1',
      codeVerifier: 'verifier-1',
    });
  }

  identify(): Promise<ProviderIdentity> {
    return Promise.resolve(this.identity);
  }
}
