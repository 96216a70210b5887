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
});
