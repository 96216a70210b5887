import { describe, expect, it } from 'vitest';
import { SETTINGS, settingOf, SIZES, sizeOf, statesOf } from './places.js';

describe('settings', () => {
  it.each([
    [11, 'Urban'],
    [13, 'Urban'],
    [21, 'Suburban'],
    [31, 'Rural'],
    [43, 'Rural'],
  ])('reads locale %d as %s', (locale, setting) => {
    expect(SETTINGS[settingOf(locale) ?? -1]).toBe(setting);
  });

  it.each([null, -3, 0, 50])('does not know locale %s', (locale) => {
    expect(settingOf(locale)).toBeNull();
  });
});

describe('sizes', () => {
  it.each([
    [0, '0-5000'],
    [5000, '0-5000'],
    [5001, '5001-10000'],
    [10_000, '5001-10000'],
    [20_000, '10001-20000'],
    [20_001, '20000+'],
  ])('puts %d undergraduates in %s', (undergraduates, size) => {
    expect(SIZES[sizeOf(undergraduates) ?? -1]).toBe(size);
  });

  it('has no size for an unreported number', () => {
    expect(sizeOf(null)).toBeNull();
  });
});

describe('regions', () => {
  it('contain the fifty states and DC, each once', () => {
    const regions = [
      'Northeast',
      'Mid-Atlantic',
      'Southeast',
      'Midwest',
      'Mountain States',
      'Northwest',
      'Southwest',
    ] as const;
    const counts = regions.map((region) => statesOf([region]).size);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(51);
    expect(statesOf(regions).size).toBe(51);
  });

  it('do not include the US under "International"', () => {
    expect(statesOf(['International']).size).toBe(0);
  });
});
