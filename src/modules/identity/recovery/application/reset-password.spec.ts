import { describe, expect, it } from 'vitest';
import { newId } from '#shared-kernel/application/new-id.js';
import { UnacceptablePassword } from '../../account/domain/account.errors.js';
import { PasswordChanged } from '../../account/domain/account.events.js';
import { type Account } from '../../account/domain/account.js';
import { type MailedTokenType } from '../../account/domain/mailed-token.js';
import { SecondFactorNeeded } from '../../second-factor/domain/second-factor.errors.js';
import { SecondFactorChanged } from '../../second-factor/domain/second-factor.events.js';
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
  const { accounts, links, tokens, hasher, takeBack, endSignIns, audit, unitOfWork, clock } = identity;
  return new ResetPasswordHandler(
    accounts,
    links,
    tokens,
    hasher,
    takeBack,
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

describe('the first password reset of an account whose email nobody confirmed', () => {
  /** Someone else registered with this email and added every way in they could. */
  const anAccountOfAnIntruder = async (identity: InMemoryIdentity) => {
    const account = await identity.addAccount();
    const { signInId } = await identity.signIn();
    const { secret, recoveryCodes } = await identity.turnOnSecondFactor();
    account.linkProvider('https://provider.example', 'subject-of-the-intruder', identity.clock.now());
    await identity.addHandoff('the intruder’s browser');
    return { account, signInId, secret, recoveryCode: recoveryCodes[0] ?? '' };
  };
  const needsCode = (identity: InMemoryIdentity, account: Account) =>
    identity.secondFactorCheck.requireCode(account.id, undefined, identity.clock.now());

  it('leaves no way in that was added before', async () => {
    const identity = new InMemoryIdentity();
    const { account, signInId } = await anAccountOfAnIntruder(identity);
    const emailChange = await linkFor(identity, 'email_change');
    const verification = await linkFor(identity, 'email_verification');
    await reset(identity, await linkFor(identity));

    await expect(needsCode(identity, account)).resolves.toBeUndefined();
    expect(
      await identity.accounts.byProvider('https://provider.example', 'subject-of-the-intruder'),
    ).toBeNull();
    expect(await identity.hasHandoff('the intruder’s browser')).toBe(false);
    expect(await identity.isSignedIn(signInId)).toBe(false);
    expect(identity.states.forgotten).toEqual([signInId]);
    expect(await identity.links.find(emailChange)).toBeNull();
    expect(await identity.links.find(verification)).toBeNull();
  });

  it('makes the recovery codes of the former two-step verification worthless', async () => {
    const identity = new InMemoryIdentity();
    const { account, recoveryCode } = await anAccountOfAnIntruder(identity);
    await reset(identity, await linkFor(identity));

    const digests = identity.recoveryCodes.digestsOf(account.id, recoveryCode);
    expect(await identity.factors.spendRecoveryCode(account.id, digests)).toBe(false);
  });

  it('tells the owner that two-step verification is off', async () => {
    const identity = new InMemoryIdentity();
    await anAccountOfAnIntruder(identity);
    await reset(identity, await linkFor(identity));

    expect(identity.published()).toContainEqual(new SecondFactorChanged(MAYA, 'off'));
    expect(identity.audit.kinds).toContain('second-factor-off');
  });

  it('takes nothing from an owner who had confirmed the email, except the sign-ins', async () => {
    const identity = new InMemoryIdentity();
    const { account, signInId } = await anAccountOfAnIntruder(identity);
    account.verifyEmail(identity.clock.now());
    await reset(identity, await linkFor(identity));

    await expect(needsCode(identity, account)).rejects.toThrow(SecondFactorNeeded);
    expect(account.isLinkedTo('https://provider.example', 'subject-of-the-intruder')).toBe(true);
    expect(await identity.isSignedIn(signInId)).toBe(false);
  });
});
