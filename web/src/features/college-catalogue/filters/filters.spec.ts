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

describe('search and filters in the address', () => {
  it('are read from it and sent as the search spells them, without what is empty', () => {
    const filters = filtersFrom(address('search=ohio&ownership=1&admitRateMax=0.5&college=204796'));

    expect(filters).toEqual({ ...NO_FILTERS, search: 'ohio', ownership: ['1'], admitRateMax: '0.5' });
    expect(queryOf(filters)).toEqual({ search: 'ohio', ownership: ['1'], admitRateMax: '0.5' });
  });

  it('may hold several values, with commas between or the key repeated', () => {
    expect(filtersFrom(address('state=oh,MI&state=OH')).state).toEqual(['OH', 'MI']);
  });

  it('leave the rest of the address alone', () => {
    expect(
      withFilters(address('college=1&state=OH'), { state: [], locale: ['urban', 'rural'] }).toString(),
    ).toBe('college=1&locale=urban&locale=rural');
  });

  it('leave out what no college could answer, and say that they did', () => {
    const odd = address('state=OH,XX&sort=luck&admitRateMin=7&major=11.07&near=nowhere&openAdmission=maybe');

    expect(filtersFrom(odd)).toEqual({ ...NO_FILTERS, state: ['OH'], major: ['11.07'] });
    expect(hasUnknownValues(odd)).toBe(true);
    expect(hasUnknownValues(address('state=OH&college=7'))).toBe(false);
  });

  it('ask for no more majors at once than can be answered', () => {
    const many = address(Array.from({ length: 60 }, (_, at) => `major=${at + 10}`).join('&'));

    expect(filtersFrom(many).major).toHaveLength(50);
    expect(hasUnknownValues(many)).toBe(true);
  });

  it('narrow the grid, which an order alone does not', () => {
    expect(isNarrowed(filtersFrom(address('onlineOnly=true')))).toBe(true);
    expect(isNarrowed(filtersFrom(address('sort=name&incomeBand=30-60k')))).toBe(false);
  });

  it('measure from a place only where miles are asked for', () => {
    expect(queryOf(filtersFrom(address('near=43210')))).toEqual({});
    expect(queryOf(filtersFrom(address('near=43210&withinMiles=50')))).toEqual({
      near: '43210',
      withinMiles: '50',
    });
  });

  it('come back from a link as they went into it', () => {
    const filters = filtersFrom(address('search=u of m&state=MI&size=large&netPriceMax=20000&sort=chance'));

    expect(filtersFrom(address(addressOf(filters)))).toEqual(filters);
  });
});
