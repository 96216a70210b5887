import { afterEach, describe, expect, it } from 'vitest';
import { emailTokenOf, invitationOf, removeSecretsFromUrl, signInHandoffOf } from './url-secrets';

const arriveAt = (address: string) => {
  history.replaceState(null, '', address);
  removeSecretsFromUrl();
  const { usr } = (history.state ?? {}) as { usr?: unknown };
  return { address: location.pathname + location.search + location.hash, state: usr };
};

describe('a secret in the URL', () => {
  afterEach(() => history.replaceState(null, '', '/'));

  it.each(['/reset-password', '/verify-email'])(
    'of an email’s link to %s moves into the history state',
    (path) => {
      const { address, state } = arriveAt(`${path}?token=abc&theme=dark`);

      expect(address).toBe(`${path}?theme=dark`);
      expect(emailTokenOf(state)).toBe('abc');
    },
  );

  it('of the sign-in provider is removed on every page', () => {
    const { address, state } = arriveAt(
      '/profile?accessToken=a&refreshToken=r&redirect=oauth_success&step=about',
    );

    expect(address).toBe('/profile?step=about');
    expect(signInHandoffOf(state)).toEqual({ accessToken: 'a', refreshToken: 'r' });
  });

  it('of an invitation moves from behind the # into the history state', () => {
    const { address, state } = arriveAt('/link?theme=dark#code=K7MPQ-3WXYZ&as=counselor');

    expect(address).toBe('/link?theme=dark');
    expect(invitationOf(state)).toEqual({ code: 'K7MPQ-3WXYZ', relation: 'counselor' });
    expect(invitationOf(arriveAt('/colleges#code=K7MPQ-3WXYZ').state)).toBeNull();
  });

  it('is left alone where the page expects none', () => {
    const { address, state } = arriveAt('/colleges?token=abc&redirect=%2F%2Felsewhere.example');

    expect(address).toBe('/colleges?token=abc&redirect=%2F%2Felsewhere.example');
    expect([emailTokenOf(state), signInHandoffOf(state)]).toEqual([null, null]);
  });
});
