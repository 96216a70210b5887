import { describe, expect, it } from 'vitest';
import { aPrediction } from '@/testing/admin-students';
import { GROUPS, shortfallWords, shownIn } from './groups';

const [reach, , likely] = GROUPS;
const some = (count: number, matchCategory: 'Reach' | 'Target' | 'Safety') =>
  Array.from({ length: count }, (_each, index) =>
    aPrediction({ id: `${matchCategory} ${index}`, matchCategory }),
  );

describe('the groups of predictions', () => {
  it('show no more than their targets', () => {
    expect(reach && shownIn(reach, some(7, 'Reach'))).toHaveLength(5);
  });

  it('have safety schools under Likely', () => {
    expect(likely && shownIn(likely, [...some(2, 'Reach'), ...some(1, 'Safety')])).toHaveLength(1);
  });

  it('say what a balanced list still lacks', () => {
    expect(shortfallWords({ reach: 5, target: 8, safety: 0 })).toBe(
      'Short of a balanced list by 2 target and 5 likely.',
    );
    expect(shortfallWords({ reach: 6, target: 10, safety: 5 })).toBeNull();
  });
});
