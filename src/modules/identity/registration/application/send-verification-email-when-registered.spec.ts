import { describe, expect, it } from 'vitest';
import { UserRegistered } from '../../account/domain/account.events.js';
import { InMemoryIdentity, MAYA } from '../../testing/in-memory-identity.js';
import { SendVerificationEmailWhenRegistered } from './send-verification-email-when-registered.js';

const registered = new UserRegistered(MAYA, 'maya@example.org', 'Maya', 'Lin', 'student');

const react = ({ accounts, links, unitOfWork, emails, pages }: InMemoryIdentity) =>
  new SendVerificationEmailWhenRegistered(accounts, links, unitOfWork, emails, pages).handle(registered);

describe('the verification email after a registration', () => {
  it('carries a link that is valid for 24 hours', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount();
    await react(identity);

    const link = await identity.links.find(identity.mailer.token);
    expect(identity.mailer.only.to.address).toBe('maya@example.org');
    identity.clock.advance(24 * 60 * 60_000 - 1);
    expect(link?.isValid(identity.clock.now())).toBe(true);
    identity.clock.advance(1);
    expect(link?.isValid(identity.clock.now())).toBe(false);
  });

  it('carries the same link when it is sent a second time', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount();
    await react(identity);
    await react(identity);

    const [first, second] = identity.mailer.sent;
    expect(first).toEqual(second);
  });

  it.each([
    ['the email is already verified', { emailVerified: true }],
    ['the account was removed', null],
  ])('is not sent if %s', async (_why, account) => {
    const identity = new InMemoryIdentity();
    if (account !== null) await identity.addAccount(account);
    await react(identity);

    expect(identity.mailer.sent).toEqual([]);
  });
});
