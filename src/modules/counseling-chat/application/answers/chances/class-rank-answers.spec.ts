import { expect, it } from 'vitest';
import { aStudent } from '#modules/matching/domain/engine/testing/worked-profiles.js';
import { chanceTalk } from '../../../testing/chance-talk.js';

const TEXAS_AM = 228723;
const ben = chanceTalk(aStudent({ homeState: 'TX', gradeLevel: '11th', unweightedGpa: 3.4 }), {
  state: 'TX',
  gpaScale: '4.0',
  unweightedGpa: '3.4',
});
const chloe = chanceTalk(aStudent({ homeState: 'OH', unweightedGpa: 3.8, satTotal: 1380 }), {
  state: 'OH',
  unweightedGpa: '3.8',
  satTotal: 1380,
});

it.each([
  ['rank like top 20%', 'misses automatic admission'],
  ['no sry top 9%', 'top 10% automatic admission'],
  ['im top 3 percent', 'Texas A&M too'],
])('a Texan hears what a share of the class means: %s', async (message, words) => {
  const { reply, state } = await ben.ask('tell_fact', { message, state: { lastColleges: [TEXAS_AM] } });

  expect(reply.message).toContain(words);
  expect(reply.message).toContain('Without your rank, my estimate at Texas A&M');
  expect(state?.pending).toBeUndefined();
});

it('elsewhere it is a sign to readers', async () => {
  const { reply } = await chloe.ask('tell_fact', { message: 'im in the top 8%' });

  expect(reply.message).toContain('a strong sign to every reader');
  expect(reply.message).not.toContain('Texas');
});

it('a chance at a college that goes by rank asks for it', async () => {
  const { reply } = await ben.ask('chance_at', { colleges: [TEXAS_AM] });

  expect(reply.message).toContain('by class rank, automatically from about the top 10%');
});

it('grades that others call bad are held against colleges at home', async () => {
  const { reply } = await ben.ask('tell_fact', { message: 'my dad says a 3.4 is trash, who is right' });

  expect(reply.message).toContain('A 3.4 is solid');
});
