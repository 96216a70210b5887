import { describe, expect, it } from 'vitest';
import { changedInBoth } from './two-devices';

const deadline = {
  date: null,
  kind: 'unknown',
  note: '',
  planBy: null,
  cycle: null,
  source: null,
  checkedOn: null,
  checkedWhere: null,
  lastCycle: null,
  otherDates: [],
} as const;
const seen = { updatedAt: '1', deadline: { ...deadline, otherDates: [] }, notes: 'Old', feeWaived: null };

describe('a change on two devices', () => {
  it('of the same field asks which to keep', () => {
    expect(changedInBoth(seen, { notes: 'Mine' }, { ...seen, updatedAt: '2', notes: 'Theirs' })).toEqual([
      'notes',
    ]);
  });

  it('of different fields keeps both', () => {
    expect(changedInBoth(seen, { notes: 'Mine' }, { ...seen, updatedAt: '2', feeWaived: true })).toEqual([]);
  });

  it('to the same words needs no question', () => {
    expect(changedInBoth(seen, { notes: 'Same' }, { ...seen, updatedAt: '2', notes: 'Same' })).toEqual([]);
  });

  it('of where the date was seen counts, too', () => {
    const theirs = { ...seen, deadline: { ...seen.deadline, checkedWhere: 'brown.edu' } };

    expect(changedInBoth(seen, { checkedWhere: 'Common App' }, theirs)).toEqual(['checkedWhere']);
  });
});
