import { describe, expect, it } from 'vitest';
import { MailedToken, type MailedTokenType } from './mailed-token.js';

const SENT = new Date('2026-11-20T09:00:00Z');
const after = (minutes: number, seconds = 0) => new Date(SENT.getTime() + minutes * 60_000 + seconds * 1000);
const aToken = (tokenType: MailedTokenType = 'password_reset') =>
  MailedToken.create({
    id: 't-1',
    userId: 'u-1',
    tokenType,
    digest: 'd',
    email: 'maya@example.org',
    now: SENT,
  });

describe('a link in an email', () => {
  it.each([
    ['password_reset', 30],
    ['email_verification', 24 * 60],
    ['email_change', 24 * 60],
  ] as const)('of type %s is valid for %i minutes (S14)', (tokenType, minutes) => {
    expect(aToken(tokenType).isValid(after(minutes, -1))).toBe(true);
    expect(aToken(tokenType).isValid(after(minutes))).toBe(false);
  });

  it('works once (S14)', () => {
    const token = aToken();
    token.use(after(1));

    expect(token.isValid(after(2))).toBe(false);
  });

  it('has its full lifetime from when the email is sent', () => {
    const token = aToken();
    token.restartLifetime(after(60));

    expect(token.isValid(after(89))).toBe(true);
    expect(token.isValid(after(90))).toBe(false);
  });

  it('stays used when its email is sent again', () => {
    const token = aToken();
    token.use(after(1));
    token.restartLifetime(after(2));

    expect(token.isValid(after(3))).toBe(false);
  });
});
