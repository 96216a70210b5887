import { describe, expect, it } from 'vitest';
import { BudgetSpent } from '#shared-kernel/application/budget.js';
import { InMemoryIdentity, MAYA } from '../../testing/in-memory-identity.js';
import { PasswordResetRequested } from '../domain/recovery.events.js';
import { RequestPasswordReset } from './request-password-reset.js';
import { SendPasswordResetEmailWhenRequested } from './send-password-reset-email-when-requested.js';

const request = ({ box, publisher, unitOfWork, budgets }: InMemoryIdentity, email: string) =>
  new RequestPasswordReset(box, publisher, unitOfWork, budgets).request(email);

const deliver = async (identity: InMemoryIdentity) => {
  const { accounts, box, links, unitOfWork, emails, pages } = identity;
  const reaction = new SendPasswordResetEmailWhenRequested(accounts, box, links, unitOfWork, emails, pages);
  for (const event of identity.published())
    if (event instanceof PasswordResetRequested) await reaction.handle(event);
};

describe('requesting a password reset', () => {
  it('emails a link that resets the password', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount();
    await request(identity, ' Maya@Example.org');
    await deliver(identity);

    expect(identity.mailer.only).toMatchObject({
      to: { name: '', address: 'maya@example.org' },
      subject: 'Choose a new password',
      action: { url: `https://flyleaf.example/reset-password?token=${identity.mailer.token}` },
    });
    expect(await identity.links.find(identity.mailer.token)).toMatchObject({
      userId: MAYA,
      tokenType: 'password_reset',
    });
  });

  it('publishes the same event for an email without an account, and never the email itself', async () => {
    const identity = new InMemoryIdentity();
    await request(identity, 'nobody@example.org');

    expect(identity.published()).toEqual([expect.any(PasswordResetRequested)]);
    expect(JSON.stringify(identity.published())).not.toContain('nobody');
  });

  it('greets an owner by name only where the email is verified', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount({ emailVerified: true });
    await request(identity, 'maya@example.org');
    await deliver(identity);

    expect(identity.mailer.only.to.name).toBe('Maya');
  });

  it.each(['maya@example.org', 'nobody@example.org'])(
    'stops after five requests within half an hour for %s, with or without an account',
    async (email) => {
      const identity = new InMemoryIdentity();
      await identity.addAccount();
      for (let turn = 0; turn < 5; turn += 1) await request(identity, email);

      await expect(request(identity, email.toUpperCase())).rejects.toThrow(BudgetSpent);
      await expect(request(identity, email)).rejects.toThrow(/spam folder.+in 30 minutes/);
      await expect(request(identity, 'somebody-else@example.org')).resolves.toBeUndefined();
    },
  );

  it('sends nothing to an email without an account', async () => {
    const identity = new InMemoryIdentity();
    await request(identity, 'nobody@example.org');
    await deliver(identity);

    expect(identity.mailer.sent).toEqual([]);
  });

  it('sends nothing to a deactivated account', async () => {
    const identity = new InMemoryIdentity();
    (await identity.addAccount()).deactivate(identity.clock.now());
    await request(identity, 'maya@example.org');
    await deliver(identity);

    expect(identity.mailer.sent).toEqual([]);
  });

  it('gives the link its full 30 minutes from when the email is sent', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount();
    await request(identity, 'maya@example.org');
    identity.clock.advance(60 * 60_000);
    await deliver(identity);

    const link = await identity.links.find(identity.mailer.token);
    identity.clock.advance(30 * 60_000 - 1);
    expect(link?.isValid(identity.clock.now())).toBe(true);
  });

  it('sends nothing for a request that was encrypted with another key', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount();
    identity.publisher.events.push(new PasswordResetRequested('t-1', 'sealed elsewhere'));
    await deliver(identity);

    expect(identity.mailer.sent).toEqual([]);
  });
});
