import { afterAll, beforeAll, expect, it } from 'vitest';
import { untraced } from '../../../domain/figures/figure-guard.js';
import { collegeTalks, type Said } from '../../../testing/college-talk.js';

let talks: Awaited<ReturnType<typeof collegeTalks>>;
beforeAll(async () => {
  talks = await collegeTalks();
});
afterAll(() => talks.close());

const isTraced = ({ message, reply, found }: Said, told: readonly string[] = []): void => {
  expect(untraced(message, { figures: [...found, ...(reply.figures ?? [])], told })).toEqual([]);
};

it('tells the gap of two prices over four years, and whether pay makes up for it', async () => {
  const said = await talks.talkOf('chloe')(
    'compare',
    'Ohio State or Cincinnati, does the difference over 4 years ever come back?',
  );

  expect(said.message).toContain('over four years');
  expect(said.message).toContain('No one can promise');
  isTraced(said, ['4']);
});

it('says what a graduation rate usually goes with, and that it proves nothing', async () => {
  const say = talks.talkOf('chloe');
  await say('college_facts', 'graduation rate at Ohio State');
  const why = await say('college_facts', 'why is the grad rate like that');
  const mine = await say('college_facts', 'does that mean i will not graduate');

  expect(why.message).toContain('No figure proves why');
  expect(mine.message).toMatch(/^No\./);
  isTraced(why);
  isTraced(mine);
});

it('turns what graduates owe into a month', async () => {
  const say = talks.talkOf('chloe');
  const debt = await say('college_facts', 'how much debt after Ohio State');
  const month = await say('college_facts', 'whats the monthly payment');

  expect(debt.message).toContain('only federal loans');
  expect(month.message).toMatch(/^About \$\d+ a month on \$/);
  isTraced(month);
});

it('weighs a college that others look down on by its figures', async () => {
  const said = await talks.talkOf('chloe')('college_facts', 'is Kent State a bad choice');

  expect(said.message).toContain('Kent State is a real college');
  expect(said.message).toMatch(/\d+% of full-time first-timers graduate/);
  isTraced(said);
});

it('tells the pay of a field that is named', async () => {
  const said = await talks.talkOf('chloe')('college_facts', 'what do nursing grads earn at Ohio State');

  expect(said.message).toContain('five years after the degree');
  isTraced(said);
});

it('explains what living in another state costs', async () => {
  const said = await talks.talkOf('chloe')('net_price', 'why is out of state so expensive at Michigan');

  expect(said.message).toContain('State taxes pay part');
  isTraced(said);
});
