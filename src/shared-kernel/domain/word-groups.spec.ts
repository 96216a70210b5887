import { describe, expect, it } from 'vitest';
import { groupFeatures, groupsByWord } from './word-groups.js';

const groupsOf = groupsByWord({ money: 'cost price pay', kin: 'mom parent', aid: 'pay grant', worth: 'pay' });

describe('groups of words', () => {
  it('hold a word with its plural and its other forms', () => {
    expect(['cost', 'costs', 'pays', 'paying', 'moms'].map((word) => groupsOf(word)[0])).toEqual([
      'money',
      'money',
      'money',
      'money',
      'kin',
    ]);
  });

  it('are at most two for a word, and none for one that nobody listed', () => {
    expect([groupsOf('pay'), groupsOf('blorp')]).toEqual([['money', 'aid'], []]);
  });

  it('are told with what stands after them, not far away', () => {
    expect(groupFeatures(['mom', 'can', 'price'], groupsOf)).toEqual(['=kin', '=kin>money', '=money']);
    expect(groupFeatures(['mom', 'a', 'b', 'c', 'd', 'cost'], groupsOf)).toEqual(['=kin', '=money']);
  });
});
