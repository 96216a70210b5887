import { describe, expect, it } from 'vitest';
import { type CollegeSize, type Setting } from '../choices.js';
import { schoolSettingOf, schoolSizeOf } from './college-preferences.js';

describe('the preferred size in one word', () => {
  it.each<[CollegeSize[], string]>([
    [['0-5000'], 'Small'],
    [['5001-10000'], 'Medium'],
    [['10001-20000'], 'Large'],
    [['20000+'], 'Large'],
    [['10001-20000', '20000+'], 'Large'],
    [['0-5000', '20000+'], 'No Preference'],
    [[], 'No Preference'],
  ])('of %j is %s', (sizes, word) => {
    expect(schoolSizeOf(sizes)).toBe(word);
  });
});

describe('the preferred setting in one word', () => {
  it.each<[Setting[], string]>([
    [['Rural'], 'Rural'],
    [['Urban', 'Suburban'], 'No Preference'],
    [[], 'No Preference'],
  ])('of %j is %s', (settings, word) => {
    expect(schoolSettingOf(settings)).toBe(word);
  });
});
