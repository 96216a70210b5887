import { describe, expect, it } from 'vitest';
import { chipsOf } from './filter-chip-words';
import { removalLabel, withoutFilter } from '../results/removed-filter';
import { filtersFrom } from './filters';

const filtersAt = (query: string) => filtersFrom(new URLSearchParams(query));
const wordsAt = (query: string) =>
  chipsOf(filtersAt(query), (cip) => `Field ${cip}`).map(({ words }) => words);

describe('filter chips', () => {
  it('have one chip per value', () => {
    expect(wordsAt('state=OH,MI&locale=rural&testPolicy=optional&major=11.07')).toEqual([
      'Ohio',
      'Michigan',
      'Rural or small town',
      'Test scores: optional',
      'Field 11.07',
    ]);
  });

  it('start with the category', () => {
    expect(wordsAt('state=OH&category=reach,safety')).toEqual(['Reach Schools', 'Safety Schools', 'Ohio']);
    expect(removalLabel('category')).toBe('Any chance');
  });

  it('show a region with all its states in one chip', () => {
    const chips = chipsOf(filtersAt('state=OH,WA,OR,AK'), String);

    expect(chips.map(({ words }) => words)).toEqual(['Northwest', 'Ohio']);
    expect(chips[0]?.without).toEqual({ state: ['OH'] });
  });

  it('show many states of no region in one chip', () => {
    expect(wordsAt('state=OH,WA,TX,FL,ME')).toEqual(['5 states: FL, ME, OH, TX, WA']);
  });

  it('show a range in one chip', () => {
    expect(wordsAt('admitRateMin=0.1&admitRateMax=0.5&sizeMin=5000')).toEqual([
      'Admits 10–50%',
      'At least 5,000 students',
    ]);
  });

  it('show the income band and the place', () => {
    expect(wordsAt('withinMiles=100&netPriceMax=20000')).toEqual([
      'Within 100 miles of home',
      'Up to $20,000 a year',
    ]);
    expect(wordsAt('withinMiles=50&near=43210&netPriceMax=20000&incomeBand=under 30k')).toEqual([
      'Within 50 miles of 43210',
      'Up to $20,000 a year, income under $30,000',
    ]);
  });

  it('distinguish yes and no', () => {
    expect(wordsAt('openAdmission=false&onlineOnly=true')).toEqual(['Not open admission', 'Online only']);
  });

  it('remove one value or a whole filter', () => {
    const chips = chipsOf(filtersAt('state=OH,MI&withinMiles=50&near=OH'), String);

    expect(chips[0]?.without).toEqual({ state: ['MI'] });
    expect(withoutFilter('state', chips)).toEqual({ state: [] });
    expect(withoutFilter('distance', chips)).toEqual({ withinMiles: '', near: '' });
    expect(removalLabel('state')).toBe('Any state');
    expect(removalLabel('distance')).toBe('Any distance');
  });
});
