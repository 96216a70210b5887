import { describe, expect, it } from 'vitest';
import { textDifference } from './text-difference';

const SIGNS = { same: '', added: '+', removed: '-' };

const drawn = (before: string, after: string) =>
  textDifference(before, after).rows.map((row) =>
    row.map(({ text, change }) => (change === 'same' ? text : `[${SIGNS[change]}${text}]`)).join(''),
  );

describe('the difference of two texts', () => {
  it('marks words that came and went', () => {
    expect(drawn('I was happy.', 'I was ashamed.')).toEqual(['I was [-happy][+ashamed].']);
    expect(textDifference('I was happy.', 'I was very ashamed.')).toMatchObject({ added: 2, removed: 1 });
  });

  it('shows a rewritten sentence as one change', () => {
    expect(drawn('It made me who I am.', 'There were fourteen stairs.')).toEqual([
      '[-It made me who I am][+There were fourteen stairs].',
    ]);
  });

  it('keeps paragraphs of both texts in one row', () => {
    expect(drawn('One.\n\nTwo.', 'One!\n\nTwo.')).toEqual(['One[-.][+!]', 'Two.']);
  });

  it('keeps a new paragraph with the line breaks around it', () => {
    expect(drawn('One.\n\nThree.', 'One.\n\nTwo.\n\nThree.').join('|')).toContain('[+Two');
  });

  it('is empty for the same text', () => {
    expect(textDifference('One.', 'One.')).toEqual({
      rows: [[{ text: 'One.', change: 'same' }]],
      added: 0,
      removed: 0,
    });
    expect(textDifference('', '').rows).toEqual([]);
  });
});
