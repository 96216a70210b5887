import { describe, expect, it } from 'vitest';
import { TooManySignInsAtOnce } from '../../account/domain/account.errors.js';
import { SignInLine } from './sign-in-line.js';

/** Somebody whose sign-in is worked on until told to finish. */
const somebody = (line: SignInLine) => {
  const visit = { isUnderWay: false, finish: () => {}, fail: () => {} };
  const over = line.inTurn(
    () =>
      new Promise<void>((resolve, reject) => {
        Object.assign(visit, {
          isUnderWay: true,
          finish: resolve,
          fail: () => reject(new Error('Wrong words')),
        });
      }),
  );
  const refusal = over.then(
    () => null,
    (error: unknown) => error,
  );
  return { visit, refusal };
};
const crowd = (line: SignInLine, many: number) => Array.from({ length: many }, () => somebody(line));
const settled = () => new Promise((resolve) => setImmediate(resolve));
const underWay = (people: ReturnType<typeof crowd>) => people.filter(({ visit }) => visit.isUnderWay).length;

describe('the line of those who sign in with a password (F16, P19)', () => {
  it('works on four at a time and lets the others wait, in the order they came', async () => {
    const people = crowd(new SignInLine(), 10);
    await settled();
    expect(underWay(people)).toBe(4);

    people[2]?.visit.finish();
    await settled();
    expect(underWay(people)).toBe(5);
    expect(people[4]?.visit.isUnderWay).toBe(true);
  });

  it('sends everybody beyond two hundred waiting away at once, with nothing done', async () => {
    const line = new SignInLine();
    const people = crowd(line, 1_000);
    const late = people[204];

    expect(await late?.refusal).toBeInstanceOf(TooManySignInsAtOnce);
    expect(underWay(people.slice(204))).toBe(0);
    expect(line.isFull).toBe(true);
  });

  it('has room again as soon as one turn is over, also one that was refused', async () => {
    const line = new SignInLine();
    const people = crowd(line, 204);
    await settled();
    people[0]?.visit.fail();
    await people[0]?.refusal;

    expect(line.isFull).toBe(false);
    const [last] = crowd(line, 1);
    for (const { visit, refusal } of people.slice(1)) {
      await settled();
      visit.finish();
      await refusal;
    }
    await settled();
    expect(last?.visit.isUnderWay).toBe(true);
  });

  it('is empty once everybody has had their turn', async () => {
    const line = new SignInLine();
    for (const { visit, refusal } of crowd(line, 50)) {
      await settled();
      visit.finish();
      await refusal;
    }

    const people = crowd(line, 5);
    await settled();
    expect(underWay(people)).toBe(4);
  });
});
