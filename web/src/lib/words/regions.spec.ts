import { statesOf } from '../../../../src/modules/matching/domain/engine/college/places.js';
import { describe, expect, it } from 'vitest';
import { REGION_STATES, statesIn, type UsRegion } from './regions';

describe('the states of a region', () => {
  it.each(Object.keys(REGION_STATES) as UsRegion[])('are the ones that matches use: %s', (region) => {
    expect(statesIn(region)).toEqual([...statesOf([region])].sort());
  });
});
