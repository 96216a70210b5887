import { describe, expect, it } from 'vitest';
import { joinReplies } from './join-replies.js';
import { type Citation, type Reply } from './reply.js';

const citation = (n: number, label: string): Citation => ({
  n,
  label,
  source: 'scorecard',
  year: '',
  url: null,
  collegeId: null,
});
const aReply = (known: Partial<Reply>): Reply => ({
  kind: 'answer',
  message: '',
  blocks: [],
  citations: [],
  chips: [],
  actions: [],
  ...known,
});

describe('several answers as one reply', () => {
  const joined = joinReplies([
    aReply({
      message: 'Kent State is a safety [1]. Want to see why?',
      citations: [citation(1, 'Estimate')],
      chips: ['Why?', 'Compare'],
    }),
    aReply({
      kind: 'proposal',
      message: 'It costs about $19,400 [1], by your estimate [2]. Save it?',
      citations: [citation(1, 'Scorecard'), citation(2, 'Estimate')],
      chips: ['Yes, save it', 'Compare'],
    }),
  ]);

  it('numbers the citations anew and names each source once', () => {
    expect(joined.message).toContain('safety [1].');
    expect(joined.message).toContain('$19,400 [2], by your estimate [1].');
    expect(joined.citations.map(({ n, label }) => [n, label])).toEqual([
      [1, 'Estimate'],
      [2, 'Scorecard'],
    ]);
  });

  it('asks one question', () => {
    expect(joined.message.match(/\?/g)).toHaveLength(1);
  });

  it('is a proposal when one of them is, with chips of both', () => {
    expect(joined.kind).toBe('proposal');
    expect(joined.chips).toEqual(['Why?', 'Yes, save it', 'Compare']);
  });

  it('puts the question that waits for an answer last', () => {
    const { message } = joinReplies([
      aReply({ kind: 'question', message: 'Which Miami do you mean: Miami in Ohio; or Miami in Florida?' }),
      aReply({ message: 'The FAFSA opens October 1. Shall I go through it with you?' }),
    ]);

    expect(message).toBe(
      'The FAFSA opens October 1.\nWhich Miami do you mean: Miami in Ohio; or Miami in Florida?',
    );
  });

  it('asks one thing only, even where one answer asked two', () => {
    const { message } = joinReplies([
      aReply({ message: 'Which part is hard? It rose 3.5 points. Shall I explain “need-blind?” to you?' }),
    ]);

    expect(message).toBe('It rose 3.5 points. Shall I explain “need-blind?” to you?');
  });

  it('says the first of each answer where all of it would be too long to read', () => {
    const long = 'This is more than a student reads on a phone. '.repeat(8).trim();
    const answer = (n: number): Reply =>
      aReply({
        message: `Answer ${String(n)} [1]:\n- its row\n${long} [2]`,
        citations: [citation(1, `source ${String(n)}`), citation(2, 'of what is left out')],
      });
    const { message, citations } = joinReplies([answer(1), answer(2)]);

    expect(message).toBe('Answer 1 [1]:\n- its row\nAnswer 2 [2]:\n- its row');
    expect(citations.map(({ label }) => label)).toEqual(['source 1', 'source 2']);
  });
});
