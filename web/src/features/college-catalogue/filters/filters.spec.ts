import { describe, expect, it } from 'vitest';
import {
  addressOf,
  filtersFrom,
  hasUnknownValues,
  isNarrowed,
  NO_FILTERS,
  queryOf,
  withFilters,
} from './filters';

const address = (query: string) => new URLSearchParams(query);

describe('filters in the URL', () => {
  it('are read from the URL and sent without empty values', () => {
    const filters = filtersFrom(address('search=ohio&ownership=1&admitRateMax=0.5&college=204796'));

    expect(filters).toEqual({ ...NO_FILTERS, search: 'ohio', ownership: ['1'], admitRateMax: '0.5' });
    expect(queryOf(filters)).toEqual({ search: 'ohio', ownership: ['1'], admitRateMax: '0.5' });
  });

  it('accept commas and repeated keys', () => {
    expect(filtersFrom(address('state=oh,MI&state=OH')).state).toEqual(['OH', 'MI']);
  });

  it('keep the URL’s other parameters', () => {
    expect(
      withFilters(address('college=1&state=OH'), { state: [], locale: ['urban', 'rural'] }).toString(),
    ).toBe('college=1&locale=urban&locale=rural');
  });

  it('drop unknown values and report it', () => {
    const odd = address('state=OH,XX&sort=luck&admitRateMin=7&major=11.07&near=nowhere&openAdmission=maybe');

    expect(filtersFrom(odd)).toEqual({ ...NO_FILTERS, state: ['OH'], major: ['11.07'] });
    expect(hasUnknownValues(odd)).toBe(true);
    expect(hasUnknownValues(address('state=OH&college=7'))).toBe(false);
  });

  it('send at most 50 majors', () => {
    const many = address(Array.from({ length: 60 }, (_, at) => `major=${at + 10}`).join('&'));

    expect(filtersFrom(many).major).toHaveLength(50);
    expect(hasUnknownValues(many)).toBe(true);
  });

  it('count as narrowed, unlike a sort order alone', () => {
    expect(isNarrowed(filtersFrom(address('onlineOnly=true')))).toBe(true);
    expect(isNarrowed(filtersFrom(address('sort=name&incomeBand=30-60k')))).toBe(false);
  });

  it('send a place only with a distance', () => {
    expect(queryOf(filtersFrom(address('near=43210')))).toEqual({});
    expect(queryOf(filtersFrom(address('near=43210&withinMiles=50')))).toEqual({
      near: '43210',
      withinMiles: '50',
    });
  });

  it('survive a round trip through a link', () => {
    const filters = filtersFrom(address('search=u of m&state=MI&size=large&netPriceMax=20000&sort=chance'));

    expect(filtersFrom(address(addressOf(filters)))).toEqual(filters);
  });
});
