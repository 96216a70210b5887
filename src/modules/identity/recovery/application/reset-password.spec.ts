import { describe, expect, it } from 'vitest';
import { newId } from '#shared-kernel/application/new-id.js';
import { UnacceptablePassword } from '../../account/domain/account.errors.js';
import { PasswordChanged } from '../../account/domain/account.events.js';
import { type MailedTokenType } from '../../account/domain/mailed-token.js';
import { InMemoryIdentity, MAYA, NEW_PASSWORD, VISITOR } from '../../testing/in-memory-identity.js';
import { InvalidResetLink } from '../domain/recovery.errors.js';
import { ResetPassword, ResetPasswordHandler } from './reset-password.js';

const linkFor = async (
  { links, linkTokens }: InMemoryIdentity,
  tokenType: MailedTokenType = 'password_reset',
) => {
  const tokenId = newId();
  await links.create({ tokenId, userId: MAYA, tokenType, email: 'maya@example.org' });
  return linkTokens.tokenFor(tokenId);
};

const reset = (identity: InMemoryIdentity, token: string, newPassword = NEW_PASSWORD) => {
  const { accounts, links, tokens, hasher, endSignIns, audit, unitOfWork, clock } = identity;
  return new ResetPasswordHandler(
    accounts,
    links,
    tokens,
    hasher,
    endSignIns,
    audit,
    unitOfWork,
    clock,
  ).execute(new ResetPassword(token, newPassword, VISITOR));
};

describe('resetting a password', () => {
  it('sets the new password, verifies the email and publishes the change', async () => {
    const identity = new InMemoryIdentity();
    const account = await identity.addAccount();
    await reset(identity, await linkFor(identity));

    expect(account.hash).toBe(`hash of ${NEW_PASSWORD}`);
    expect(account.hasVerifiedEmail()).toBe(true);
    expect(identity.published()).toEqual([new PasswordChanged(MAYA)]);
    expect(identity.audit.kinds).toEqual(['password-reset']);
  });

  it('ends every sign-in at once', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount();
    const { signInId } = await identity.signIn();
    await reset(identity, await linkFor(identity));

    expect(await identity.isSignedIn(signInId)).toBe(false);
    expect(identity.states.forgotten).toEqual([signInId]);
  });

  it('cancels a change of email that someone else may have requested', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount();
    const emailChange = await linkFor(identity, 'email_change');
    await reset(identity, await linkFor(identity));

    expect(await identity.links.find(emailChange)).toBeNull();
  });

  it('refuses a password that breaks the rules, and the link still works', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount();
    const token = await linkFor(identity);

    await expect(reset(identity, token, 'maya')).rejects.toThrow(UnacceptablePassword);
    await reset(identity, token);
    expect(identity.audit.kinds).toEqual(['password-reset']);
  });

  it.each([
    ['is unknown', () => Promise.resolve('unknown')],
    [
      'was used',
      async (identity: InMemoryIdentity) => {
        const token = await linkFor(identity);
        await reset(identity, token);
        return token;
      },
    ],
    [
      'is 30 minutes old',
      async (identity: InMemoryIdentity) => {
        const token = await linkFor(identity);
        identity.clock.advance(30 * 60_000);
        return token;
      },
    ],
    [
      'was replaced by a newer one',
      async (identity: InMemoryIdentity) => {
        const token = await linkFor(identity);
        await linkFor(identity);
        return token;
      },
    ],
    ['is for confirming an email', (identity: InMemoryIdentity) => linkFor(identity, 'email_verification')],
    [
      'was sent to an address the account no longer has',
      async (identity: InMemoryIdentity) => {
        const token = await linkFor(identity);
        (await identity.accounts.byId(MAYA)).changeEmail('new@example.org', identity.clock.now());
        return token;
      },
    ],
    [
      'belongs to a deactivated account',
      async (identity: InMemoryIdentity) => {
        const token = await linkFor(identity);
        (await identity.accounts.byId(MAYA)).deactivate(identity.clock.now());
        return token;
      },
    ],
  ])('refuses a link that %s', async (_why, tokenFor) => {
    const identity = new InMemoryIdentity();
    await identity.addAccount();
    const token = await tokenFor(identity);

    await expect(reset(identity, token)).rejects.toThrow(InvalidResetLink);
  });
});
