import { describe, expect, it } from 'vitest';
import { BudgetSpent } from '#shared-kernel/application/budget.js';
import { InMemoryIdentity, MAYA } from '../../testing/in-memory-identity.js';
import { EmailVerificationRequested } from '../domain/registration.events.js';
import { RequestVerificationEmail } from './request-verification-email.js';
import { SendVerificationEmailWhenRequested } from './send-verification-email-when-requested.js';

const request = (identity: InMemoryIdentity) =>
  new RequestVerificationEmail(
    identity.accounts,
    identity.links,
    identity.publisher,
    identity.unitOfWork,
    identity.budgets,
  ).request(MAYA);

const deliver = async (identity: InMemoryIdentity) => {
  for (const event of identity.published())
    if (event instanceof EmailVerificationRequested)
      await new SendVerificationEmailWhenRequested(identity.emails, identity.pages).handle(event);
};

describe('requesting the verification email again', () => {
  it('sends a link to the address of the account', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount();
    await request(identity);
    await deliver(identity);

    expect(identity.mailer.only).toMatchObject({
      to: { name: '', address: 'maya@example.org' },
      subject: 'Please confirm your email',
      action: { url: `https://flyleaf.example/verify-email?token=${identity.mailer.token}` },
    });
  });

  it('sends nothing if the email is already verified', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount({ emailVerified: true });
    await request(identity);

    expect(identity.published()).toEqual([]);
  });

  it('is refused after thirty emails a day to the same mailbox', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount();
    for (let turn = 0; turn < 30; turn += 1) await request(identity);

    await expect(request(identity)).rejects.toThrow(BudgetSpent);
  });

  it('sends only the newest link if it is requested twice', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount();
    await request(identity);
    await request(identity);
    await deliver(identity);

    expect(identity.mailer.sent).toHaveLength(1);
  });

  it('sends nothing to an account that was removed in the meantime', async () => {
    const identity = new InMemoryIdentity();
    const account = await identity.addAccount();
    await request(identity);
    await identity.accounts.remove(account);
    await deliver(identity);

    expect(identity.mailer.sent).toEqual([]);
  });
});
