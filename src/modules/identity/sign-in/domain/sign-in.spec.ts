import { describe, expect, it } from 'vitest';
import { SignIn } from './sign-in.js';

const START = new Date('2026-09-01T08:00:00Z');
const after = (seconds: number) => new Date(START.getTime() + seconds * 1000);
const aSignIn = () =>
  SignIn.begin('s-1', 'u-1', { device: 'Firefox on Windows', address: '192.0.2.7' }, START);
const unspent = { digest: 'next', spentAt: null };
const spentAt = (seconds: number) => ({ digest: 'd', spentAt: after(seconds) });

describe('exchanging a refresh token', () => {
  it('rotates a token that was not used yet', () => {
    expect(aSignIn().exchange({ digest: 'd', spentAt: null }, null, after(60))).toEqual({
      outcome: 'rotated',
    });
  });

  it('repeats the same successor to a second tab within 20 seconds', () => {
    expect(aSignIn().exchange(spentAt(60), unspent, after(80))).toEqual({ outcome: 'repeated' });
  });

  it.each([
    ['after the grace', spentAt(60), unspent, 80.001],
    ['when the successor is spent too', spentAt(60), { digest: 'next', spentAt: after(61) }, 62],
    ['when the successor is unknown', spentAt(60), null, 62],
  ])('ends the sign-in when a spent token comes back %s', (_when, presented, successor, seconds) => {
    const signIn = aSignIn();

    expect(signIn.exchange(presented, successor, after(seconds))).toEqual({
      outcome: 'refused',
      reused: true,
    });
    expect(signIn.isOver(after(seconds))).toBe(true);
  });

  it('is refused 30 days after the sign-in, even if it was rotated', () => {
    const days = 30 * 24 * 3600;

    expect(aSignIn().exchange(unspent, null, after(days - 1))).toEqual({ outcome: 'rotated' });
    expect(aSignIn().exchange(unspent, null, after(days))).toEqual({ outcome: 'refused', reused: false });
  });

  it('is refused once the sign-in was ended', () => {
    const signIn = aSignIn();
    signIn.end(after(5));

    expect(signIn.exchange(unspent, null, after(6))).toEqual({ outcome: 'refused', reused: false });
  });
});
