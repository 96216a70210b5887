import { describe, expect, it } from 'vitest';
import { checkedSentences } from '../../domain/figures/figure-guard.js';
import { TOPICS } from '../../domain/knowledge/advice/topics/all-topics.js';
import { SentenceEncoderHere } from '../../testing/sentence-encoder-here.js';
import { turnToolsOf } from '../../testing/turn-tools-of.js';
import { figuresIn } from './figures-in.js';
import { findTopics } from './find-topics.js';

const student = () => turnToolsOf('amara', { find_topics: findTopics(new SentenceEncoderHere()) });

const keysFor = async (...[question, situation]: [question: string, situation?: 'undocumented']) => {
  const found = await student().use('find_topics', {
    question,
    ...(situation === undefined ? {} : { situation }),
  });
  return found.ok ? found.data.map(({ topic }) => topic) : found.code;
};

describe('the tool that finds topics', () => {
  it.each([
    ['My parents refuse to fill in the FAFSA. What can I do?', 'parent-refuses-form'],
    ['Do Division III colleges give athletic scholarships?', 'division-three-money'],
    ['Is it ok to use ChatGPT on my essay?', 'using-ai-for-essays'],
    ['¿Cuándo se llena la FAFSA?', 'es-cuando-fafsa'],
    ['Who opens the application when it arrives?', 'who-reads-applications'],
  ])('finds what the built-in advisor would say: %s', async (question, key) => {
    expect((await keysFor(question))[0]).toBe(key);
  });

  it('finds what is for someone in their situation, told in the question or before', async () => {
    const question = 'Is it safe to give my data on an aid form?';
    expect((await keysFor(question, 'undocumented'))[0]).toBe('undocumented-data-safe');
    expect((await keysFor(`I am undocumented. ${question}`))[0]).toBe('undocumented-data-safe');
    expect(await keysFor(question)).not.toContain('undocumented-data-safe');
  });

  it('finds by words alone where no meaning can be had', async () => {
    const tools = turnToolsOf('amara', { find_topics: findTopics({ encode: () => Promise.resolve(null) }) });
    expect(await tools.use('find_topics', { question: 'My mom refuses to do the FAFSA' })).toMatchObject({
      data: [{ topic: 'parent-refuses-form' }, {}],
    });
  });

  it('finds at most two, and nothing where nothing is near', async () => {
    expect((await keysFor('How do I pay for college?')).length).toBeLessThanOrEqual(2);
    expect(await keysFor('zxqv wvut')).toBe('nothing-known');
  });

  it('gives what it says, who stands behind it and what is asked next', async () => {
    const found = await student().use('find_topics', { question: 'My mom refuses to do the FAFSA' });

    expect(found).toMatchObject({
      ok: true,
      data: [{ topic: 'parent-refuses-form', page: { name: 'University of Pennsylvania', year: '' } }, {}],
    });
  });

  it('brings no figure, so that a number beside what it says stays untraced', async () => {
    const tools = student();
    await tools.use('find_topics', { question: 'Do Division III colleges give athletic scholarships?' });
    const allowed = { figures: figuresIn(tools.calls), colleges: [], told: [] };

    const [said, made] = checkedSentences(
      'No, Division III colleges give no athletic scholarships. Most give 40% off.',
      allowed,
    );

    expect(said?.untraced).toEqual([]);
    expect(made?.untraced.map(({ text }) => text)).toEqual(['40%']);
  });

  it('has texts of which every sentence passes the guard as it stands', () => {
    const caught = TOPICS.flatMap(({ key, says }) =>
      checkedSentences(says.join('\n'), { figures: [], colleges: [], told: [] })
        .filter(({ untraced }) => untraced.length > 0)
        .map(({ text }) => `${key}: ${text}`),
    );
    expect(caught).toEqual([]);
  });
});
