import { describe, expect, it } from 'vitest';
import { Settings } from '#shared-kernel/platform/configuration/settings.js';
import { ProviderSettings, providerSettings } from './provider.settings.js';

const CLIENT = { OIDC_CLIENT_ID: 'flyleaf', OIDC_CLIENT_SECRET: 'hush' };
const providerIn = (variables: Record<string, string>) =>
  Settings.read(variables, [providerSettings]).get(ProviderSettings).provider;
const problemsIn = (variables: Record<string, string>) => providerSettings.problemsIn(variables);

describe('the settings of the sign-in provider', () => {
  it('offer no provider without a client', () => {
    expect(providerIn({})).toBeUndefined();
  });

  it('offer Google unless another provider is named', () => {
    expect(providerIn(CLIENT)).toMatchObject({ issuer: 'https://accounts.google.com', name: 'Google' });
    expect(providerIn({ ...CLIENT, OIDC_ISSUER: 'http://127.0.0.1:4000' })?.insecure).toBe(true);
  });

  it('refuse half a client', () => {
    expect(problemsIn({ OIDC_CLIENT_ID: 'alone' })).toEqual([expect.stringContaining('go together')]);
  });

  it('refuse plain http, except on this machine outside production', () => {
    const https = [expect.stringContaining('https://')];

    expect(problemsIn({ ...CLIENT, OIDC_ISSUER: 'http://people.example' })).toEqual(https);
    expect(problemsIn({ ...CLIENT, NODE_ENV: 'production', OIDC_ISSUER: 'http://127.0.0.1:4000' })).toEqual(
      https,
    );
  });
});
