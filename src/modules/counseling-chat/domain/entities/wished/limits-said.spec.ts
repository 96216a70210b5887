import { describe, expect, it } from 'vitest';
import { read } from '../../../testing/reading.js';

describe('a limit of a list', () => {
  it.each([
    ['take off anything out of state actually', { states: ['OH'] }],
    ['out of state only', { statesWithout: ['OH'] }],
    ['i do not want to go out of state', { states: ['OH'] }],
  ])('of home: %s', (message, wishes) => {
    expect(read(message, { homeState: 'OH' }).wishes).toEqual(wishes);
  });

  it('leaves a group out', () => {
    const { wishes } = read('colleges in California, no UCs');
    expect(wishes.text).toBeUndefined();
    expect(wishes.without?.length).toBeGreaterThan(8);
  });

  it('is a city to stay near and out of', () => {
    expect(read('somewhere near Atlanta but not in Atlanta').wishes).toMatchObject({
      nearName: 'Atlanta',
      withoutCity: 'atlanta',
      withinMiles: 50,
    });
  });

  it.each([
    ['whats the easiest college to get into in Texas', 'admitRate'],
    ['Which colleges are best for getting rich lmao', 'earnings'],
  ])('is an order in a clause: %s', (message, sort) => {
    expect(read(message).wishes.sort).toBe(sort);
  });

  it('is winter', () => {
    const { states } = read('somewhere cold with snow').wishes;
    expect(states).toContain('MN');
    expect(states).not.toContain('TX');
  });

  it('is online', () => {
    expect(read('cheap online colleges').wishes).toMatchObject({ onlineOnly: true, sort: 'netPrice' });
  });
});

describe('how many are wanted', () => {
  it.each([
    ['i want like 2 reach 3 target 2 safety', { reach: 2, target: 3, safety: 2 }],
    ['about 8 schools, with at least two true safeties', { safety: 2 }],
    ['two reaches and three targets', { reach: 2, target: 3 }],
    ['find safety schools', null],
  ])('%s', (message, plan) => {
    expect(read(message).plan).toEqual(plan);
  });

  it('is split between two places', () => {
    expect(read('start me off w 3 in california and 3 not').split).toEqual({ inside: 3, outside: 3 });
  });
});
