import { describe, expect, it } from 'vitest';
import { filterCount, filtersFrom, isNarrowed, NO_FILTERS, queryOf, withFilters } from './filters';

const address = (query: string) => new URLSearchParams(query);

describe('search and filters in the address', () => {
  it('are read from it and sent as the search spells them, without what is empty', () => {
    const filters = filtersFrom(address('search=ohio&ownership=1&college=204796'));

    expect(filters).toEqual({ ...NO_FILTERS, search: 'ohio', ownership: '1' });
    expect(queryOf(filters)).toEqual({ search: 'ohio', ownership: '1' });
  });

  it('leave the rest of the address alone', () => {
    expect(withFilters(address('college=1&state=OH'), { state: '', locale: 'urban' }).toString()).toBe(
      'college=1&locale=urban',
    );
  });

  it('count the choices, not the search', () => {
    const filters = filtersFrom(address('search=ohio&ownership=1&state=OH'));

    expect(filterCount(filters)).toBe(2);
    expect(isNarrowed(filters)).toBe(true);
    expect(isNarrowed(NO_FILTERS)).toBe(false);
  });
});
