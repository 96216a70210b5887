import { describe, expect, it } from 'vitest';
import { BudgetSpent } from '#shared-kernel/application/budget.js';
import { WrongCurrentPassword } from '../../account/domain/account.errors.js';
import { GOOD_PASSWORD, InMemoryIdentity, MAYA } from '../../testing/in-memory-identity.js';
import {
  CodeNotAccepted,
  SecondFactorAlreadyOn,
  SecondFactorNotSetUp,
} from '../domain/second-factor.errors.js';
import { SecondFactorChanged } from '../domain/second-factor.events.js';
import { NotifyOwnerWhenSecondFactorChanged } from './notify-owner-when-second-factor-changed.js';

const isOn = async ({ factors }: InMemoryIdentity) => (await factors.of(MAYA))?.isOn() ?? false;

describe('setting up two-step verification', () => {
  it('returns a secret as text, address and QR code, and is not on yet', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount();
    const { secret, uri, qrSvg } = await identity.secondFactor.setUp(MAYA, GOOD_PASSWORD);

    expect(uri).toContain(`secret=${secret}`);
    expect(qrSvg).toMatch(/^<svg /);
    expect(await isOn(identity)).toBe(false);
    expect(identity.published()).toEqual([]);
  });

  it('is on after a first right code, with ten recovery codes', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount();
    const { recoveryCodes } = await identity.turnOnSecondFactor();

    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await isOn(identity)).toBe(true);
    expect(identity.published()).toEqual([new SecondFactorChanged(MAYA, 'on')]);
    expect(identity.audit.kinds).toEqual(['second-factor-on']);
  });

  it('stores neither the secret nor a recovery code', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount();
    const { secret, recoveryCodes } = await identity.turnOnSecondFactor();
    const factor = await identity.factors.of(MAYA);

    expect(factor?.sealed).not.toContain(secret);
    expect(await identity.factors.spendRecoveryCode(MAYA, recoveryCodes)).toBe(false);
  });

  it('takes the secret of the latest attempt', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount();
    const first = await identity.secondFactor.setUp(MAYA, GOOD_PASSWORD);
    const second = await identity.secondFactor.setUp(MAYA, GOOD_PASSWORD);

    await expect(identity.secondFactor.confirm(MAYA, identity.codeOf(first.secret))).rejects.toThrow(
      CodeNotAccepted,
    );
    expect(await identity.secondFactor.confirm(MAYA, identity.codeOf(second.secret))).toHaveLength(10);
  });

  it('needs the current password', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount();

    await expect(identity.secondFactor.setUp(MAYA, 'Not-My-Words-1')).rejects.toThrow(WrongCurrentPassword);
  });

  it('cannot be done twice, nor confirmed before it was started', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount();

    await expect(identity.secondFactor.confirm(MAYA, '123456')).rejects.toThrow(SecondFactorNotSetUp);
    const { secret } = await identity.turnOnSecondFactor();
    await expect(identity.secondFactor.setUp(MAYA, GOOD_PASSWORD)).rejects.toThrow(SecondFactorAlreadyOn);
    await expect(identity.secondFactor.confirm(MAYA, identity.codeOf(secret))).rejects.toThrow(
      SecondFactorAlreadyOn,
    );
  });

  it('has to wait after five wrong codes', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount();
    const { secret } = await identity.secondFactor.setUp(MAYA, GOOD_PASSWORD);
    for (let turn = 0; turn < 5; turn += 1)
      await expect(identity.secondFactor.confirm(MAYA, 'wrong')).rejects.toThrow(CodeNotAccepted);

    await expect(identity.secondFactor.confirm(MAYA, identity.codeOf(secret))).rejects.toThrow(BudgetSpent);
  });
});

describe('making new recovery codes', () => {
  it('replaces the earlier ones and publishes the change', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount();
    const { secret, recoveryCodes } = await identity.turnOnSecondFactor();
    const renewed = await identity.secondFactor.renewRecoveryCodes(MAYA, identity.codeOf(secret));

    const spend = (code = '') =>
      identity.factors.spendRecoveryCode(MAYA, identity.recoveryCodes.digestsOf(MAYA, code));
    expect([await spend(recoveryCodes[0]), await spend(renewed[0])]).toEqual([false, true]);
    expect(identity.published()).toContainEqual(new SecondFactorChanged(MAYA, 'new-recovery-codes'));
    expect(identity.audit.kinds).toContain('new-recovery-codes');
  });

  it('needs two-step verification to be on', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount();

    await expect(identity.secondFactor.renewRecoveryCodes(MAYA, '123456')).rejects.toThrow(
      SecondFactorNotSetUp,
    );
  });
});

describe('turning off two-step verification', () => {
  it('needs the password and a code', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount();
    const { secret } = await identity.turnOnSecondFactor();

    await expect(
      identity.secondFactor.remove(MAYA, 'Not-My-Words-1', identity.codeOf(secret)),
    ).rejects.toThrow(WrongCurrentPassword);
    await expect(identity.secondFactor.remove(MAYA, GOOD_PASSWORD, 'wrong')).rejects.toThrow(CodeNotAccepted);
    expect(await isOn(identity)).toBe(true);
  });

  it('removes it with its recovery codes and publishes the change', async () => {
    const identity = new InMemoryIdentity();
    await identity.addAccount();
    const { secret, recoveryCodes } = await identity.turnOnSecondFactor();
    await identity.secondFactor.remove(MAYA, GOOD_PASSWORD, identity.codeOf(secret));

    const digests = identity.recoveryCodes.digestsOf(MAYA, recoveryCodes[0] ?? '');
    expect(await isOn(identity)).toBe(false);
    expect(await identity.factors.spendRecoveryCode(MAYA, digests)).toBe(false);
    expect(identity.published().at(-1)).toEqual(new SecondFactorChanged(MAYA, 'off'));
    expect(identity.audit.kinds).toEqual(['second-factor-on', 'second-factor-off']);
  });
});

describe('the email after a change of two-step verification', () => {
  it.each([
    ['on', 'Two-step verification is on'],
    ['off', 'Two-step verification is off'],
    ['new-recovery-codes', 'You have new recovery codes'],
    ['recovery-code-used', 'A recovery code was used'],
  ] as const)('notifies the owner about %s', async (change, subject) => {
    const identity = new InMemoryIdentity();
    await identity.addAccount();
    await new NotifyOwnerWhenSecondFactorChanged(identity.emails).handle(
      new SecondFactorChanged(MAYA, change),
    );

    expect(identity.mailer.only).toMatchObject({ to: { address: 'maya@example.org' }, subject });
  });
});
