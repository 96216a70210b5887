import { describe, expect, it } from 'vitest';
import { readManuscript } from '../text/read-manuscript.js';
import { withoutHangingEnd } from './anchors.js';

function quotedFrom(text: string, beginning: string): string {
  const { start, end } = withoutHangingEnd(readManuscript(text), { start: 0, end: beginning.length });
  return text.slice(start, end);
}

describe('how the beginning of a sentence is quoted', () => {
  it('never stops at a word that hangs in the air', () => {
    expect(quotedFrom('I did not know the word, so I said it again.', 'I did not know the word, so I')).toBe(
      'I did not know the word',
    );
  });

  it('keeps a whole sentence as it is', () => {
    expect(quotedFrom('That is what it was for.', 'That is what it was for')).toBe('That is what it was for');
  });
});
