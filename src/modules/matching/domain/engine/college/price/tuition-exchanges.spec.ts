import { describe, expect, it } from 'vitest';
import { aCollege } from '../../testing/colleges.js';
import { exchangeSaving, tuitionExchangeAt } from './tuition-exchanges.js';

const publicIn = (state: string, but: Partial<Parameters<typeof aCollege>[0]> = {}) =>
  aCollege({ state, control: 'public', tuitionInState: 10_000, tuitionOutOfState: 28_000, ...but });

describe('an agreement on tuition between states', () => {
  it.each([
    ['WY', 'UT', 'the Western Undergraduate Exchange', 13_000],
    ['GU', 'HI', 'the Western Undergraduate Exchange', 13_000],
    ['OH', 'IN', 'the Midwest Student Exchange', 13_000],
    ['MN', 'WI', 'tuition reciprocity', 13_000],
    ['ND', 'MN', 'tuition reciprocity', 13_000],
    ['VT', 'ME', 'Tuition Break', 0],
    ['GA', 'AL', 'the Academic Common Market', 0],
    ['DC', 'MI', 'the DC Tuition Assistance Grant', 15_000],
  ])('from %s to %s is %s and saves $%d', (home, state, name, saving) => {
    expect(tuitionExchangeAt(publicIn(state), home)?.name).toBe(name);
    expect(exchangeSaving(publicIn(state), home)).toBe(saving);
  });

  it.each([
    ['at home', publicIn('UT'), 'UT'],
    ['at a private college', publicIn('UT', { control: 'private-nonprofit' }), 'WY'],
    ['between states without one', publicIn('TX'), 'CA'],
    ['without a home state', publicIn('UT'), null],
    ['where all pay the same', publicIn('SD', { tuitionOutOfState: 10_000 }), 'WY'],
  ])('is none %s', (_where, college, home) => {
    expect(tuitionExchangeAt(college, home)).toBeNull();
    expect(exchangeSaving(college, home)).toBe(0);
  });
});
