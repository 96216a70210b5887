import { AsyncLocalStorage } from 'node:async_hooks';
import { describe, expect, it } from 'vitest';
import { AskedTogether } from './asked-together.js';

const lengths = () => {
  const asked: (readonly string[])[] = [];
  const together = new AskedTogether((words) => {
    asked.push(words);
    return Promise.resolve(new Map(words.filter((word) => word !== '').map((word) => [word, word.length])));
  });
  return { asked, together };
};

describe('questions that are asked together', () => {
  it('are one statement, with each key once', async () => {
    const { asked, together } = lengths();

    expect(await Promise.all(['oak', 'elm', 'oak', 'maple', ''].map((word) => together.of(word)))).toEqual([
      ...[3, 3, 3, 5],
      undefined,
    ]);
    expect(asked).toEqual([['oak', 'elm', 'maple', '']]);
  });

  it('are asked anew once they have gone', async () => {
    const { asked, together } = lengths();
    await together.of('oak');
    await together.of('oak');

    expect(asked).toEqual([['oak'], ['oak']]);
  });

  it('fail together, and the next ones do not', async () => {
    let isBroken = true;
    const together = new AskedTogether((words) =>
      isBroken ? Promise.reject(new Error('gone')) : Promise.resolve(new Map(words.map((word) => [word, 1]))),
    );
    const outcomes = await Promise.allSettled([together.of('oak'), together.of('elm')]);
    isBroken = false;

    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await together.of('oak')).toBe(1);
  });

  it('do not run within the unit of work of the first who asked', async () => {
    const unit = new AsyncLocalStorage<string>();
    const seen: (string | undefined)[] = [];
    const together = new AskedTogether(() => {
      seen.push(unit.getStore());
      return Promise.resolve(new Map<string, number>());
    });
    await unit.run('a unit', () => together.of('oak'));

    expect(seen).toEqual([undefined]);
  });
});
