import { describe, expect, it } from 'vitest';
import { rubricRows } from './rubric';

describe('the rows of a rubric', () => {
  it('are out of 4 for a list', () => {
    const rows = rubricRows([{ category: 'STRUCTURE_FLOW', score: 2.5, justification: 'It jumps once.' }]);

    expect(rows).toEqual([
      { name: 'Structure and flow', value: '2.5 out of 4', share: 0.625, parts: 4, why: 'It jumps once.' },
    ]);
  });

  it('are a percentage of 10 for a map', () => {
    const rows = rubricRows({
      GRAMMAR_STYLE: 8,
      sentence_variety: { score: 6.5, feedback: 'Long and short.' },
    });

    expect(rows).toEqual([
      { name: 'Grammar and style', value: '80%', share: 0.8, parts: 1, why: '' },
      { name: 'Sentence variety', value: '65%', share: 0.65, parts: 1, why: 'Long and short.' },
    ]);
  });

  it('stay within the bar', () => {
    const shares = rubricRows({ a: 12, b: -1 }).map(({ share }) => share);

    expect(shares).toEqual([1, 0]);
  });
});
