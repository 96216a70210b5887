import { statesOf } from '../../../../src/modules/matching/domain/engine/college/place/places.js';
import { describe, expect, it } from 'vitest';
import { statesIn, usRegions, wholeRegions } from './regions';

describe('the states of a region', () => {
  it.each(usRegions)('are the ones that matches use: %s', (region) => {
    expect(statesIn(region)).toEqual([...statesOf([region])].sort());
  });
});

describe('whole regions', () => {
  it('are those with all their states; the other states stay', () => {
    expect(wholeRegions(['OH', 'WA', 'AK', 'OR', 'CA'])).toEqual({
      regions: ['Northwest'],
      states: ['OH', 'CA'],
    });
    expect(wholeRegions(['WA', 'AK'])).toEqual({ regions: [], states: ['WA', 'AK'] });
  });
});
