import { describe, expect, it } from 'vitest';
import { type QueuePlace } from '../../application/password/password-hasher.js';
import { TooManySignInsAtOnce } from '../../domain/account.errors.js';
import { Argon2PasswordHasher } from './argon2-password-hasher.js';

class SignInFailed extends Error {}

/** How many have their turn at the same time, and how many can wait for it. */
const TURNS = 4;
const PLACES = 200;
const FULL = TURNS + PLACES;

const SCHOOL: QueuePlace = { line: '192.0.2.7', isKnown: false };
const ELSEWHERE: QueuePlace = { line: '203.0.113.5', isKnown: false };
const known = ({ line }: QueuePlace): QueuePlace => ({ line, isKnown: true });

/** People whose turn lasts until `finish` is called; it fails then, so that nothing slow is hashed. */
class People {
  private readonly hasher = new Argon2PasswordHasher();
  private readonly finishes: (() => void)[] = [];
  readonly turns: string[] = [];

  /** Returns how each of them ends: `SignInFailed` after their turn, or refused before it. */
  join(many: number, place: QueuePlace, name = place.line): Promise<unknown>[] {
    return Array.from({ length: many }, () =>
      this.hasher.verify('Correct-Horse-7', place, () => this.turnOf(name)).catch((error: unknown) => error),
    );
  }

  hash(place: QueuePlace): Promise<string> {
    return this.hasher.hash('Correct-Horse-7', place);
  }

  /** The first of those whose turn it is. */
  async finish(times = 1): Promise<void> {
    for (let turn = 0; turn < times; turn += 1) {
      await settled();
      this.finishes.shift()?.();
    }
    await settled();
  }

  private turnOf(name: string): Promise<null> {
    this.turns.push(name);
    return new Promise((_resolve, reject) => this.finishes.push(() => reject(new SignInFailed())));
  }
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const isRefused = (error: unknown): boolean => error instanceof TooManySignInsAtOnce;

describe('the queue of passwords', () => {
  it('works on four at a time, in order of arrival', async () => {
    const people = new People();
    const names = ['Ana', 'Ben', 'Chloe', 'Dan', 'Eve', 'Finn', 'Gus', 'Hana'];
    for (const name of names) void people.join(1, SCHOOL, name);
    await settled();
    expect(people.turns).toEqual(names.slice(0, TURNS));

    await people.finish();
    expect(people.turns).toEqual(names.slice(0, TURNS + 1));
  });

  it('refuses at once when two hundred are waiting, and reads nothing for the refused', async () => {
    const people = new People();
    const outcomes = people.join(1_000, SCHOOL);
    const refused = await Promise.all(outcomes.slice(FULL));

    expect(refused.every(isRefused)).toBe(true);
    expect(people.turns).toHaveLength(TURNS);
  });

  it('also refuses to hash a new password while it is full', async () => {
    const people = new People();
    void people.join(FULL, SCHOOL);

    await expect(people.hash(SCHOOL)).rejects.toThrow(TooManySignInsAtOnce);
  });

  it('has room again after one is done', async () => {
    const people = new People();
    void people.join(FULL, SCHOOL);
    await people.finish();
    void people.join(1, SCHOOL);

    await expect(people.hash(SCHOOL)).rejects.toThrow(TooManySignInsAtOnce);
  });

  it('lets every other network in while one fills it, and refuses only the one that fills it', async () => {
    const people = new People();
    const flood = people.join(260, SCHOOL);
    const others = Array.from({ length: 60 }, (_, turn) =>
      people.join(1, { line: `198.51.100.${String(turn)}`, isKnown: false }),
    ).flat();
    await people.finish(300);

    expect((await Promise.all(others)).filter(isRefused)).toEqual([]);
    expect((await Promise.all(flood)).filter(isRefused)).toHaveLength(260 - FULL + 60);
  });

  it('shares its places evenly between two networks that both fill it', async () => {
    const people = new People();
    const [ours, theirs] = [people.join(300, SCHOOL), people.join(300, ELSEWHERE)];
    await people.finish(300);

    expect((await Promise.all(ours)).filter(isRefused)).toHaveLength(300 - PLACES / 2 - TURNS);
    expect((await Promise.all(theirs)).filter(isRefused)).toHaveLength(300 - PLACES / 2);
  });

  it('gives networks turns one after the other, however many wait in each', async () => {
    const people = new People();
    void people.join(50, SCHOOL, 'school');
    void people.join(2, ELSEWHERE, 'elsewhere');
    await people.finish(5);

    expect(people.turns.slice(TURNS)).toEqual(['school', 'elsewhere', 'school', 'elsewhere', 'school']);
  });

  it('puts known browsers ahead of new ones, even in a network that is flooded', async () => {
    const people = new People();
    void people.join(260, SCHOOL, 'unknown');
    void people.join(12, known(SCHOOL), 'laptop');
    await people.finish(12);

    const turns = people.turns.slice(TURNS, TURNS + 12);
    expect(turns.filter((name) => name === 'laptop')).toHaveLength(9);
  });

  it('refuses a newcomer where everybody waits alone, and keeps all the others', async () => {
    const people = new People();
    const outcomes = Array.from({ length: FULL + 1 }, (_, turn) =>
      people.join(1, { line: `2001:db8:0:${String(turn)}::/64`, isKnown: false }),
    ).flat();
    await people.finish(210);

    expect((await Promise.all(outcomes)).map(isRefused)).toEqual([...Array<boolean>(FULL).fill(false), true]);
    expect(people.turns).toHaveLength(FULL);
  });

  it('does not let known browsers hold up new ones', async () => {
    const people = new People();
    void people.join(260, known(SCHOOL), 'laptop');
    void people.join(1, ELSEWHERE, 'new');
    await people.finish(4);

    expect(people.turns).toContain('new');
  });
});

describe('verifying a password', () => {
  it('accepts the right password and nothing else', async () => {
    const hasher = new Argon2PasswordHasher();
    const hash = await hasher.hash('Correct-Horse-7', SCHOOL);
    const verify = (password: string, stored: string | null) =>
      hasher.verify(password, SCHOOL, () => Promise.resolve(stored));

    expect(hash).toMatch(/^\$argon2id\$v=19\$(?=[^$]*m=19456)(?=[^$]*t=2)(?=[^$]*p=1)/);
    expect(await verify('Correct-Horse-7', hash)).toBe(true);
    expect(await verify('correct-horse-7', hash)).toBe(false);
    expect(await verify('Correct-Horse-7', null)).toBe(false);
  });
});
