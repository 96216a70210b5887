import { afterAll, beforeAll, expect, it } from 'vitest';
import { untraced } from '../../../domain/figures/figure-guard.js';
import { collegeTalks } from '../../../testing/college-talk.js';
import { asksForAPick } from '../../../domain/understanding/asks-for-a-pick.js';

let talks: Awaited<ReturnType<typeof collegeTalks>>;
beforeAll(async () => {
  talks = await collegeTalks();
});
afterAll(() => talks.close());

it.each([
  ['which would u pick', false],
  ['which would you pick', true],
  ['is it worth going to Cincinnati over Sinclair', true],
  ['should i go to Ohio State or Cincinnati', true],
  ['which one is cheaper', false],
])('a pick is asked for or not: %s', (plain, isAsked) => {
  expect(asksForAPick(plain)).toBe(isAsked);
});

it('a position is taken, with its reason and what would change it', async () => {
  const said = await talks.talkOf('chloe')('compare', 'Ohio State or Cincinnati, which would you pick?');

  expect(said.message).toMatch(/^If I had to pick, [A-Z]/);
  expect(said.message).toContain('What would change it');
  expect(
    untraced(said.message, { figures: [...said.found, ...(said.reply.figures ?? [])], told: [] }),
  ).toEqual([]);
});

it('what the data lacks is said, with what it does say close to it', async () => {
  const dorms = await talks.talkOf('chloe')('snapshot', 'what are the dorms like at Ohio State');

  expect(dorms.message).toContain('I don’t have anything on dorms');
  expect(dorms.message).toContain('Housing and food');
});
