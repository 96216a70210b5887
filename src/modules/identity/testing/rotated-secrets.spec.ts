import { describe, expect, it } from 'vitest';
import { KeyedLinkTokens } from '../account/adapters/node-crypto/keyed-link-tokens.js';
import { KeyedRecoveryCodes } from '../second-factor/adapters/node-crypto/keyed-recovery-codes.js';
import { ChainedRefreshTokens } from '../sign-in/adapters/node-crypto/chained-refresh-tokens.js';

const [FORMER, CURRENT] = ['the secret before the rotation', 'the secret after the rotation'];

describe('after a rotation of the server’s secret (S54)', () => {
  it('a recovery code from before is still found', () => {
    const stored = new KeyedRecoveryCodes(FORMER).digestsOf('u-1', 'abcd-efgh-jkmn')[0];

    expect(new KeyedRecoveryCodes(CURRENT, FORMER).digestsOf('u-1', 'ABCD efgh jkmn')).toContain(stored);
    expect(new KeyedRecoveryCodes(CURRENT).digestsOf('u-1', 'abcd-efgh-jkmn')).not.toContain(stored);
  });

  it('an email that waits to be sent gets the link that was stored for it', () => {
    const former = new KeyedLinkTokens(FORMER);
    const rotated = new KeyedLinkTokens(CURRENT, FORMER);
    const digest = former.digestOf(former.tokenFor('t-1'));

    expect(rotated.storedTokenFor('t-1', digest)).toBe(former.tokenFor('t-1'));
    expect(rotated.storedTokenFor('t-1', rotated.digestOf(rotated.tokenFor('t-1')))).toBe(
      rotated.tokenFor('t-1'),
    );
    expect(rotated.storedTokenFor('t-2', digest)).toBeNull();
  });

  it('a refresh token has the successor of the current secret first, then that of the previous one', () => {
    const former = new ChainedRefreshTokens(FORMER).successorsOf('token');
    const current = new ChainedRefreshTokens(CURRENT).successorsOf('token');

    expect(new ChainedRefreshTokens(CURRENT, FORMER).successorsOf('token')).toEqual([...current, ...former]);
  });
});
