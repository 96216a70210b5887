import { describe, expect, it } from 'vitest';
import { BudgetSpent } from '#shared-kernel/application/budget.js';
import { FixedClock } from '#shared-kernel/testing/fixed-clock.js';
import { InMemoryBudgets } from '#shared-kernel/testing/in-memory-budgets.js';
import { GuessingStopped, GuessLimits } from './guess-limits.js';

const SCHOOL = '192.0.2.7';
const limitsWith = (clock = new FixedClock(new Date('2026-11-20T09:00:00Z'))) =>
  new GuessLimits(new InMemoryBudgets(), clock);

const tries = (limits: GuessLimits, email: string, address = SCHOOL, knownBrowser: string | null = null) =>
  limits.count({ email, network: address, knownBrowser });
const guesses = async (
  limits: GuessLimits,
  many: number,
  emailOf: (turn: number) => string,
  address = SCHOOL,
) => {
  for (let turn = 0; turn < many; turn += 1)
    await tries(limits, emailOf(turn), address).catch(() => undefined);
};

/** Whether somebody is refused before they get a place in the queue of passwords. */
const isStopped = (
  limits: GuessLimits,
  email: string,
  address = SCHOOL,
  knownBrowser: string | null = null,
) => {
  try {
    limits.refuseIfStopped({ email, network: address, knownBrowser });
    return false;
  } catch (error) {
    return error instanceof GuessingStopped;
  }
};

describe('a guess that was refused', () => {
  it('is refused again without taking a place in the queue, for the same account only', async () => {
    const limits = limitsWith();
    expect(isStopped(limits, 'maya@example.org')).toBe(false);
    await guesses(limits, 11, () => 'maya@example.org');

    expect(isStopped(limits, 'Maya@example.org', '198.51.100.9')).toBe(true);
    expect(isStopped(limits, 'kit@example.org')).toBe(false);
  });

  it('is counted afresh after five seconds', async () => {
    const clock = new FixedClock(new Date('2026-11-20T09:00:00Z'));
    const limits = limitsWith(clock);
    await guesses(limits, 11, () => 'maya@example.org');
    clock.advance(5_000);

    expect(isStopped(limits, 'maya@example.org')).toBe(false);
    await expect(tries(limits, 'maya@example.org')).rejects.toThrow(GuessingStopped);
  });

  it('stops every unknown browser of an address that is closed, and no known one', async () => {
    const limits = limitsWith();
    await guesses(limits, 1_001, (turn) => `anyone-${String(turn)}@example.org`);

    expect(isStopped(limits, 'somebody-else@example.org')).toBe(true);
    expect(isStopped(limits, 'somebody-else@example.org', '198.51.100.9')).toBe(false);
    expect(isStopped(limits, 'maya@example.org', SCHOOL, 'her-laptop')).toBe(false);
  });

  it('stops only the accounts that failed at an address where somebody guesses', async () => {
    const limits = limitsWith();
    await guesses(limits, 600, (turn) => `victim-${String(turn % 100)}@example.org`);

    expect(isStopped(limits, 'victim-7@example.org')).toBe(true);
    expect(isStopped(limits, 'victim-7@example.org', '198.51.100.9')).toBe(false);
    expect(isStopped(limits, 'student@example.org')).toBe(false);
  });
});

describe('slowing down guesses (S13)', () => {
  it('stops the eleventh wrong guess at an account, from any address, and reports when to try again', async () => {
    const limits = limitsWith();
    for (let turn = 0; turn < 10; turn += 1)
      await tries(limits, 'maya@example.org', `192.0.2.${String(turn)}`);

    const refusal = await tries(limits, 'Maya@Example.org', '198.51.100.9').catch((error: unknown) => error);

    expect(refusal).toBeInstanceOf(BudgetSpent);
    expect((refusal as BudgetSpent).retryAfterSeconds).toBe(900);
    expect((refusal as BudgetSpent).message).toContain('15 minutes');
  });

  it('marks only the first refusal of a window, so that the log does not grow with the guesses', async () => {
    const limits = limitsWith();
    await guesses(limits, 10, () => 'maya@example.org');
    const refusals = [];
    for (let turn = 0; turn < 3; turn += 1)
      refusals.push(await tries(limits, 'maya@example.org').catch((error: unknown) => error));

    expect(refusals.map((refusal) => (refusal as GuessingStopped).isFirst)).toEqual([true, false, false]);
  });

  it('does not count a right password', async () => {
    const limits = limitsWith();
    for (let turn = 0; turn < 300; turn += 1) await (await tries(limits, 'maya@example.org')).forgive();

    await expect(tries(limits, 'maya@example.org')).resolves.toBeDefined();
  });

  it('does not slow a browser the owner has used before while others guess at the account', async () => {
    const limits = limitsWith();
    await guesses(limits, 50, () => 'maya@example.org');

    await expect(tries(limits, 'maya@example.org', SCHOOL, 'her-laptop')).resolves.toBeDefined();
    await expect(tries(limits, 'maya@example.org')).rejects.toThrow(GuessingStopped);
  });

  it('treats a known browser as unknown once it has failed ten times itself', async () => {
    const limits = limitsWith();
    for (let turn = 0; turn < 20; turn += 1) await tries(limits, 'maya@example.org', SCHOOL, 'stolen-laptop');

    await expect(tries(limits, 'maya@example.org', SCHOOL, 'stolen-laptop')).rejects.toThrow(GuessingStopped);
  });

  it('lets new browsers of a school sign in while someone there guesses at many accounts', async () => {
    const limits = limitsWith();
    await guesses(limits, 600, (turn) => `victim-${String(turn % 100)}@example.org`);

    for (let student = 0; student < 200; student += 1)
      await (await tries(limits, `student-${String(student)}@example.org`)).forgive();
    await expect(tries(limits, 'victim-7@example.org')).rejects.toThrow(GuessingStopped);
  });

  it('allows three typos per account while someone at the school guesses', async () => {
    const limits = limitsWith();
    await guesses(limits, 600, (turn) => `victim-${String(turn % 100)}@example.org`);

    for (let turn = 0; turn < 3; turn += 1) await tries(limits, 'student@example.org');
    await expect(tries(limits, 'student@example.org')).rejects.toThrow(GuessingStopped);
  });

  it('does not count refused attempts, so guesses at one account affect no other', async () => {
    const limits = limitsWith();
    await guesses(limits, 5_000, () => 'maya@example.org');

    await expect(tries(limits, 'kit@example.org')).resolves.toBeDefined();
  });

  it('closes an address to unknown browsers after a thousand different emails within a minute', async () => {
    const limits = limitsWith();
    await guesses(limits, 1_000, (turn) => `anyone-${String(turn)}@example.org`);

    await expect(tries(limits, 'somebody-else@example.org')).rejects.toThrow(GuessingStopped);
    await expect(tries(limits, 'somebody-else@example.org', '198.51.100.9')).resolves.toBeDefined();
    await expect(tries(limits, 'maya@example.org', SCHOOL, 'her-laptop')).resolves.toBeDefined();
  });
});
