import { describe, expect, it } from 'vitest';
import { gradeScale } from './grade-scale.js';

const HALF_STRAIGHT_A = [0.4, 0.3, 0.2, 0.1, 0, 0, 0, 0, 0];

describe('the scale of the grades a college publishes', () => {
  it.each([
    ['ordinary', 'when the bands allow the average', 3.8],
    ['ordinary', 'when rounding explains the difference', 3.92],
    ['weighted', 'when the average is above what the bands allow', 3.97],
    ['weighted', 'when the average is above 4', 4.22],
    ['unclear', 'when the average is below what the bands allow', 3.5],
  ])('is %s %s', (scale, _when, average) => {
    expect(gradeScale(HALF_STRAIGHT_A, average)).toBe(scale);
  });

  it('is judged by the highest band when no average is published', () => {
    expect(gradeScale(HALF_STRAIGHT_A, null)).toBe('ordinary');
    expect(gradeScale([0.6, 0.3, 0.1, 0, 0, 0, 0, 0, 0], null)).toBe('unclear');
  });

  it('does not change when the shares add up to a little more or less than one', () => {
    const rounded = HALF_STRAIGHT_A.map((share) => share * 1.02);

    expect(gradeScale(rounded, 3.8)).toBe('ordinary');
  });
});
