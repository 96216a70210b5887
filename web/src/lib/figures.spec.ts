import { describe, expect, it } from 'vitest';
import { aboutDollars, dollars, figure, missingWords, percent } from './figures';

describe('figures about a college', () => {
  it('are printed with separators and without false precision', () => {
    expect(dollars(38_900)).toBe('$38,900');
    expect(aboutDollars(18_795)).toBe('about $18,800');
    expect(aboutDollars(-1_240)).toBe('about –$1,200');
    expect(percent(0.5082, 1)).toBe('50.8%');
  });

  it('say in words why they are missing, each in its own way', () => {
    expect(figure(null, dollars)).toBe('Not reported');
    expect(missingWords('suppressed')).toBe('Hidden for privacy');
    expect(missingWords('not-applicable')).toBe('Does not apply');
  });
});
