import { describe, expect, it, vi } from 'vitest';
import { BudgetSpent } from '#shared-kernel/application/budget.js';
import { newId } from '#shared-kernel/application/new-id.js';
import { GOOD_PASSWORD, InMemoryIdentity, MAYA, NEW_PASSWORD } from '../../../testing/in-memory-identity.js';
import { NoPasswordYet, UnacceptablePassword, WrongCurrentPassword } from '../../domain/account.errors.js';
import { PasswordChanged } from '../../domain/account.events.js';
import { ChangePassword, ChangePasswordHandler } from './change-password.js';
import { NotifyOwnerWhenPasswordChanged } from './notify-owner-when-password-changed.js';

const change = (
  identity: InMemoryIdentity,
  { signInId = 's-1', currentPassword = GOOD_PASSWORD, newPassword = NEW_PASSWORD } = {},
) => {
  const { accounts, tokens, hasher, endSignIns, audit, unitOfWork, clock } = identity;
  return new ChangePasswordHandler(
    accounts,
    tokens,
    identity.currentPassword,
    hasher,
    endSignIns,
    audit,
    unitOfWork,
    clock,
  ).execute(new ChangePassword({ userId: MAYA, role: 'student', signInId }, currentPassword, newPassword));
};

describe('changing the password', () => {
  it('sets the new password and publishes the change', async () => {
    const identity = new InMemoryIdentity();
    const account = await identity.addAccount();
    await change(identity);

    expect(account.hash).toBe(`hash of ${NEW_PASSWORD}`);
    expect(identity.published()).toEqual([new PasswordChanged(MAYA)]);
    expect(identity.audit.kinds).toEqual(['password-changed']);
  });

  it('ends every other sign-in but not this one', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount();
    const [here, elsewhere] = [await identity.signIn(), await identity.signIn()];
    await change(identity, here);

    expect(await identity.isSignedIn(here.signInId)).toBe(true);
    expect(await identity.isSignedIn(elsewhere.signInId)).toBe(false);
    expect(identity.states.forgotten).toEqual([elsewhere.signInId]);
  });

  it.each(['password_reset', 'email_change'] as const)('cancels an open %s link', async (tokenType) => {
    const identity = new InMemoryIdentity();
    await identity.addAccount();
    const tokenId = newId();
    await identity.links.create({ tokenId, userId: MAYA, tokenType, email: 'maya@example.org' });
    await change(identity);

    expect(await identity.tokens.byId(tokenId)).toBeNull();
  });

  it.each([
    ['the current password is wrong', { currentPassword: 'Not-My-Words-1' }, WrongCurrentPassword],
    ['the new password breaks the rules', { newPassword: 'weak' }, UnacceptablePassword],
  ])('is refused if %s', async (_why, passwords, refusal) => {
    const identity = new InMemoryIdentity();
    await identity.addAccount();

    await expect(change(identity, passwords)).rejects.toThrow(refusal);
    expect(identity.published()).toEqual([]);
  });

  it('is refused if the owner reset the password meanwhile', async () => {
    const identity = new InMemoryIdentity();
    const account = await identity.addAccount();
    const { hasher, clock } = identity;
    const hash = hasher.hash.bind(hasher);
    // Hashing the new password is slow, and the current one was right before it.
    vi.spyOn(hasher, 'hash').mockImplementation((password, place) => {
      if (password === NEW_PASSWORD) account.changePassword('hash of the reset', clock.now());
      return hash(password, place);
    });

    await expect(change(identity)).rejects.toThrow(WrongCurrentPassword);
    expect(account.hash).toBe('hash of the reset');
  });

  it('is refused to an account that has no password yet', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount({ passwordHash: null });

    await expect(change(identity)).rejects.toThrow(NoPasswordYet);
  });

  it('has to wait after ten wrong current passwords, even with the right one', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount();
    for (let times = 0; times < 10; times += 1)
      await expect(change(identity, { currentPassword: 'Not-My-Words-1' })).rejects.toThrow(
        WrongCurrentPassword,
      );

    await expect(change(identity)).rejects.toThrow(BudgetSpent);
  });
});

describe('the email after a password change', () => {
  it('goes to the owner', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount({ emailVerified: true });
    await new NotifyOwnerWhenPasswordChanged(identity.emails).handle(new PasswordChanged(MAYA));

    expect(identity.mailer.only).toMatchObject({
      to: { name: 'Maya', address: 'maya@example.org' },
      subject: 'Your password was changed',
    });
  });
});
