import { describe, expect, it } from 'vitest';
import { BudgetSpent } from '#shared-kernel/application/budget.js';
import { GOOD_PASSWORD, InMemoryIdentity, MAYA, VISITOR } from '../../../testing/in-memory-identity.js';
import {
  ConfirmationLinkOfAnotherAccount,
  EmailAlreadyRegistered,
  InvalidConfirmationLink,
  NoPasswordYet,
  WrongCurrentPassword,
} from '../../domain/account.errors.js';
import { AccountEmailChanged, EmailChangeRequested } from '../../domain/account.events.js';
import { ConfirmEmail, ConfirmEmailHandler } from './confirm-email.js';
import { NotifyFormerAddressWhenEmailChanged } from './notify-former-address-when-email-changed.js';
import { RequestEmailChange } from './request-email-change.js';
import { SendEmailChangeEmailWhenRequested } from './send-email-change-email-when-requested.js';

const NEW_EMAIL = 'new@example.org';

const request = (
  identity: InMemoryIdentity,
  newEmail = NEW_EMAIL,
  password = GOOD_PASSWORD,
  userId = MAYA,
  network = VISITOR.network,
) => {
  const { links, currentPassword, publisher, unitOfWork, budgets } = identity;
  return new RequestEmailChange(links, currentPassword, publisher, unitOfWork, budgets).request(
    userId,
    password,
    newEmail,
    network,
  );
};

const deliver = async (identity: InMemoryIdentity) => {
  const { accounts, links, unitOfWork, emails, pages } = identity;
  const reaction = new SendEmailChangeEmailWhenRequested(accounts, links, unitOfWork, emails, pages);
  for (const event of identity.published())
    if (event instanceof EmailChangeRequested) await reaction.handle(event);
};

const confirm = (
  { accounts, links, audit, unitOfWork, clock, mailer }: InMemoryIdentity,
  token = mailer.token,
  userId = MAYA,
) =>
  new ConfirmEmailHandler(accounts, links, audit, unitOfWork, clock).execute(new ConfirmEmail(userId, token));

describe('changing the email', () => {
  it('changes nothing before the new address is confirmed', async () => {
    const identity = new InMemoryIdentity();
    const account = await identity.addAccount();
    await request(identity, NEW_EMAIL.toUpperCase());
    await deliver(identity);

    expect(account.email).toBe('maya@example.org');
    expect(identity.mailer.only).toMatchObject({
      // Whoever reads there may be a stranger: the name could carry the words of the sender.
      to: { name: '', address: NEW_EMAIL },
      subject: 'Please confirm your new email',
      action: { url: `https://flyleaf.example/verify-email?token=${identity.mailer.token}` },
    });
  });

  it('changes and verifies the email when the link is opened', async () => {
    const identity = new InMemoryIdentity();
    const account = await identity.addAccount();
    await request(identity);
    await deliver(identity);
    await confirm(identity);

    expect([account.email, account.hasVerifiedEmail()]).toEqual([NEW_EMAIL, true]);
    expect(identity.published()).toContainEqual(new AccountEmailChanged(MAYA, 'maya@example.org', NEW_EMAIL));
    expect(identity.audit.kinds).toEqual(['email-changed']);
  });

  it('notifies the former address', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount({ email: NEW_EMAIL });
    await new NotifyFormerAddressWhenEmailChanged(identity.emails).handle(
      new AccountEmailChanged(MAYA, 'maya@example.org', NEW_EMAIL),
    );

    expect(identity.mailer.only).toMatchObject({
      to: { address: 'maya@example.org' },
      subject: 'Your email was changed',
    });
  });

  it('sends nothing to an address that already has an account', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount();
    await identity.addAccount({ id: 'u-leo', email: NEW_EMAIL });
    await request(identity);
    await deliver(identity);

    expect(identity.mailer.sent).toEqual([]);
  });

  it('is refused if someone else registered the address in the meantime', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount();
    await request(identity);
    await deliver(identity);
    await identity.addAccount({ id: 'u-leo', email: NEW_EMAIL });

    await expect(confirm(identity)).rejects.toThrow(EmailAlreadyRegistered);
  });

  it('sends at most five emails an hour for one account, and then says when to try again', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount();
    for (let turn = 0; turn < 5; turn += 1) await request(identity, `stranger-${String(turn)}@example.net`);

    const refusal = await request(identity, 'one-more@example.net').catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(BudgetSpent);
    expect((refusal as BudgetSpent).retryAfterSeconds).toBe(3_600);
    expect(identity.published()).toHaveLength(5);
  });

  it('sends at most five emails a day to one mailbox, whichever accounts want it', async () => {
    const identity = new InMemoryIdentity();
    for (let turn = 0; turn < 6; turn += 1) {
      const id = `u-${String(turn)}`;
      await identity.addAccount({ id, email: `${id}@example.org` });
      const asked = request(identity, `stran.ger+${id}@example.net`, GOOD_PASSWORD, id);
      await (turn < 5 ? asked : expect(asked).rejects.toThrow(/in 24 hours/));
    }

    expect(identity.published()).toHaveLength(5);
  });

  it('sends at most sixty emails an hour for all accounts of a network', async () => {
    const identity = new InMemoryIdentity();
    for (let turn = 0; turn < 61; turn += 1) {
      const id = `u-${String(turn)}`;
      await identity.addAccount({ id, email: `${id}@example.org` });
      const asked = request(identity, `stranger-${id}@example.net`, GOOD_PASSWORD, id);
      await (turn < 60 ? asked : expect(asked).rejects.toThrow(BudgetSpent));
    }

    const elsewhere = request(identity, NEW_EMAIL, GOOD_PASSWORD, 'u-0', '198.51.100.9');
    await expect(elsewhere).resolves.toBeUndefined();
  });

  it('lets one account that is refused use up nothing of its network', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount({ id: 'u-leo', email: 'leo@example.org' });
    await identity.addAccount();
    for (let turn = 0; turn < 100; turn += 1)
      await request(identity, `${String(turn)}@example.net`, GOOD_PASSWORD, 'u-leo').catch(() => undefined);

    await expect(request(identity)).resolves.toBeUndefined();
  });

  it('does not count a wrong password', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount();
    for (let turn = 0; turn < 8; turn += 1)
      await request(identity, NEW_EMAIL, 'Not-My-Words-1').catch(() => undefined);

    await expect(request(identity)).resolves.toBeUndefined();
  });

  it('needs the current password', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount();

    await expect(request(identity, NEW_EMAIL, 'Not-My-Words-1')).rejects.toThrow(WrongCurrentPassword);
    expect(identity.published()).toEqual([]);
  });

  it('is refused to an account that has no password yet', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount({ passwordHash: null });

    await expect(request(identity)).rejects.toThrow(NoPasswordYet);
  });
});

describe('confirming an email', () => {
  const verificationLink = async ({ links, linkTokens }: InMemoryIdentity) => {
    await links.create({
      tokenId: 't-1',
      userId: MAYA,
      tokenType: 'email_verification',
      email: 'maya@example.org',
    });
    return linkTokens.tokenFor('t-1');
  };

  it('verifies the email of the account', async () => {
    const identity = new InMemoryIdentity();
    const account = await identity.addAccount();
    await confirm(identity, await verificationLink(identity));

    expect(account.hasVerifiedEmail()).toBe(true);
    expect(identity.audit.kinds).toEqual(['email-verified']);
  });

  it('needs the account it is for, because a stranger may have made it with this email', async () => {
    const identity = new InMemoryIdentity();
    const account = await identity.addAccount();
    const token = await verificationLink(identity);

    await expect(confirm(identity, token, 'u-leo')).rejects.toThrow(ConfirmationLinkOfAnotherAccount);
    expect(account.hasVerifiedEmail()).toBe(false);
    await confirm(identity, token);
    expect(account.hasVerifiedEmail()).toBe(true);
  });

  it('keeps the password, the sign-ins and two-step verification', async () => {
    const identity = new InMemoryIdentity();
    const account = await identity.addAccount();
    const { signInId } = await identity.signIn();
    await identity.turnOnSecondFactor();
    await confirm(identity, await verificationLink(identity));

    expect(account.hash).toBe(`hash of ${GOOD_PASSWORD}`);
    expect(await identity.isSignedIn(signInId)).toBe(true);
    expect((await identity.factors.of(MAYA))?.isOn()).toBe(true);
  });

  it('does nothing more when the link is opened twice', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount();
    const token = await verificationLink(identity);
    await confirm(identity, token);
    await confirm(identity, token);

    expect(identity.audit.kinds).toEqual(['email-verified']);
  });

  it('refuses a link that is unknown, expired or meant for an earlier address', async () => {
    const identity = new InMemoryIdentity();
    const account = await identity.addAccount();
    const token = await verificationLink(identity);

    await expect(confirm(identity, 'unknown')).rejects.toThrow(InvalidConfirmationLink);
    account.changeEmail(NEW_EMAIL, identity.clock.now());
    await expect(confirm(identity, token)).rejects.toThrow(InvalidConfirmationLink);
    account.changeEmail('maya@example.org', identity.clock.now());
    identity.clock.advance(24 * 60 * 60_000);
    await expect(confirm(identity, token)).rejects.toThrow(InvalidConfirmationLink);
  });

  it('refuses a password reset link', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount();
    await identity.links.create({
      tokenId: 't-2',
      userId: MAYA,
      tokenType: 'password_reset',
      email: 'maya@example.org',
    });

    await expect(confirm(identity, identity.linkTokens.tokenFor('t-2'))).rejects.toThrow(
      InvalidConfirmationLink,
    );
  });
});
