import { describe, expect, it } from 'vitest';
import { asOneLine, charactersIn, charactersOver, FORM_LIMITS } from './characters';

describe('counting as a form does', () => {
  it.each([
    ['plain letters', 'Captain', 7],
    ['an accent written as one letter', 'Caf\u00e9', 4],
    ['an accent written as a letter and a mark', 'Cafe\u0301', 5],
    ['curly quotes and a dash', '“Hi” — we’re in', 15],
    ['an emoji', '⚽ 🥅', 4],
    ['an emoji of a family, joined of three', '👩‍👩‍👧', 8],
    ['a flag', '🇺🇸', 4],
    ['Chinese', '数学队', 3],
    ['spaces inside, not at the ends', '  two  words ', 10],
    ['a line break as one space', 'Led drills.\nWon state.', 22],
    ['a line break from Windows as one space', 'Led drills.\r\nWon state.', 22],
    ['nothing', '', 0],
  ])('%s', (_what, text, count) => {
    expect(charactersIn(text)).toBe(count);
  });

  it.each([
    [150, 0],
    [151, 1],
    [173, 23],
  ])('finds %i characters to be %i over for a description', (length, over) => {
    expect(charactersOver('x'.repeat(length), FORM_LIMITS.description)).toBe(over);
  });

  it('agrees with the length of a text area', () => {
    const area = document.createElement('textarea');
    area.value = 'Élan “keeper” 🧤\nWon state';

    expect(charactersIn(area.value)).toBe(area.value.length);
  });
});

describe('a text on one line', () => {
  it('keeps every word and mark', () => {
    expect(asOneLine(' First.\n\nSecond — “third”.\r\n')).toBe('First.  Second — “third”.');
  });
});
