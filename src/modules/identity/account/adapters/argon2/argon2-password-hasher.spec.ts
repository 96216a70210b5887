import { describe, expect, it } from 'vitest';
import { TooManySignInsAtOnce } from '../../domain/account.errors.js';
import { Argon2PasswordHasher } from './argon2-password-hasher.js';

class SignInFailed extends Error {}

/** People whose turn lasts until `finish` is called; it fails then, so that nothing slow is hashed. */
const queueOf = (hasher: Argon2PasswordHasher, many: number) => {
  let started = 0;
  const finishes: (() => void)[] = [];
  const outcomes = Array.from({ length: many }, () =>
    hasher
      .verify('Correct-Horse-7', () => {
        started += 1;
        return new Promise((_resolve, reject) => finishes.push(() => reject(new SignInFailed())));
      })
      .catch((error: unknown) => error),
  );
  return { outcomes, started: () => started, finish: () => finishes.shift()?.() };
};

describe('the queue of passwords', () => {
  it('works on two at a time, in order of arrival', async () => {
    const { outcomes, started, finish } = queueOf(new Argon2PasswordHasher(), 5);
    expect(started()).toBe(2);

    finish();
    await outcomes[0];
    expect(started()).toBe(3);
  });

  it('refuses at once when two hundred are waiting, and reads nothing for the refused', async () => {
    const { outcomes, started } = queueOf(new Argon2PasswordHasher(), 1_000);
    const refused = await Promise.all(outcomes.slice(202));

    expect(refused.every((error) => error instanceof TooManySignInsAtOnce)).toBe(true);
    expect(started()).toBe(2);
  });

  it('also refuses to hash a new password while it is full', async () => {
    const hasher = new Argon2PasswordHasher();
    queueOf(hasher, 202);

    await expect(hasher.hash('Correct-Horse-7')).rejects.toThrow(TooManySignInsAtOnce);
  });

  it('has room again after one is done', async () => {
    const hasher = new Argon2PasswordHasher();
    const { outcomes, finish } = queueOf(hasher, 202);
    finish();
    await outcomes[0];

    expect(queueOf(hasher, 1).started()).toBe(0);
    await expect(hasher.hash('Correct-Horse-7')).rejects.toThrow(TooManySignInsAtOnce);
  });
});

describe('verifying a password', () => {
  it('accepts the right password and nothing else', async () => {
    const hasher = new Argon2PasswordHasher();
    const hash = await hasher.hash('Correct-Horse-7');
    const verify = (password: string, stored: string | null) =>
      hasher.verify(password, () => Promise.resolve(stored));

    expect(hash).toMatch(/^\$argon2id\$v=19\$(?=[^$]*m=19456)(?=[^$]*t=2)(?=[^$]*p=1)/);
    expect(await verify('Correct-Horse-7', hash)).toBe(true);
    expect(await verify('correct-horse-7', hash)).toBe(false);
    expect(await verify('Correct-Horse-7', null)).toBe(false);
  });
});
