import { describe, expect, it } from 'vitest';
import { findTopics } from '../../application/tools/find-topics.js';
import { turnToolsOf } from '../../testing/turn-tools-of.js';
import { modelTools } from './model-tools.js';

const BY_WORDS_ALONE = { encode: () => Promise.resolve(null) };

describe('the tools as a model may call them', () => {
  it.each([
    [{ question: '' }],
    [{ question: 'a'.repeat(301) }],
    [{ question: 'aid', situation: 'rich' }],
    [{ question: 'aid', studentId: 'someone' }],
  ])('refuses a model’s wrong input: %j', async (input) => {
    const tools = turnToolsOf('amara', { find_topics: findTopics(BY_WORDS_ALONE) });
    const tool = modelTools(tools).find(({ name }) => name === 'find_topics');

    expect(await tool?.run(input)).toContain('failed');
    expect(tools.calls).toEqual([]);
  });
});
