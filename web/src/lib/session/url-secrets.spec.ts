import { afterEach, describe, expect, it } from 'vitest';
import { signInHandoffOf, emailTokenOf, removeSecretsFromUrl } from './url-secrets';

const arriveAt = (address: string) => {
  history.replaceState(null, '', address);
  removeSecretsFromUrl();
  const { usr } = (history.state ?? {}) as { usr?: unknown };
  return { address: location.pathname + location.search, state: usr };
};

describe('a secret in the address', () => {
  afterEach(() => history.replaceState(null, '', '/'));

  it.each(['/reset-password', '/verify-email'])('of a letter to %s is gone from it and kept', (path) => {
    const { address, state } = arriveAt(`${path}?token=abc&theme=dark`);

    expect(address).toBe(`${path}?theme=dark`);
    expect(emailTokenOf(state)).toBe('abc');
  });

  it('of the provider is gone from any page it returns to', () => {
    const { address, state } = arriveAt(
      '/profile?accessToken=a&refreshToken=r&redirect=oauth_success&step=about',
    );

    expect(address).toBe('/profile?step=about');
    expect(signInHandoffOf(state)).toEqual({ accessToken: 'a', refreshToken: 'r' });
  });

  it('is nobody’s where the page expects none', () => {
    const { address, state } = arriveAt('/colleges?token=abc&redirect=%2F%2Felsewhere.example');

    expect(address).toBe('/colleges?token=abc&redirect=%2F%2Felsewhere.example');
    expect([emailTokenOf(state), signInHandoffOf(state)]).toEqual([null, null]);
  });
});
