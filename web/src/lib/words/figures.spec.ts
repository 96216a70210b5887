import { describe, expect, it } from 'vitest';
import { aboutDollars, dollars, figure, missingWords, percent, yearsIn } from './figures';

describe('figures about a college', () => {
  it('are printed with separators and without false precision', () => {
    expect(dollars(38_900)).toBe('$38,900');
    expect(aboutDollars(18_795)).toBe('about $18,800');
    expect(aboutDollars(-1_240)).toBe('about –$1,200');
    expect(percent(0.5082, 1)).toBe('50.8%');
  });

  it.each([
    ['2022-23', '2022–23'],
    ['entrants of 2009-11, measured 2020-21', 'entrants of 2009–11, measured 2020–21'],
    ['as published on May 19, 2025', 'as published on May 19, 2025'],
    ['fall 2023', 'fall 2023'],
  ])('describe %s as %s', (describes, words) => expect(yearsIn(describes)).toBe(words));

  it('say why they are missing', () => {
    expect(figure(null, dollars)).toBe('Not reported');
    expect(missingWords('suppressed')).toBe('Hidden for privacy');
    expect(missingWords('not-applicable')).toBe('Does not apply');
  });
});
