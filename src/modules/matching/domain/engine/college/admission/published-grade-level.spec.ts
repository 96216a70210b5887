import { describe, expect, it } from 'vitest';
import { ARIZONA_STATE, HARVARD } from '../../testing/worked-colleges.js';
import { type PublishedGrades } from '../college-facts.js';
import { publishedGradeLevel, shareBelowThree } from './published-grade-level.js';

const grades = (bandShares: readonly number[], average: number | null): PublishedGrades => ({
  cdsYear: '2024-25',
  bandShares,
  average,
});

describe('the grade level that a college publishes', () => {
  it('is the mean of its bands, scaled to 1', () => {
    expect(publishedGradeLevel(ARIZONA_STATE.publishedGrades)).toBeCloseTo(0.3348, 4);
    expect(publishedGradeLevel(grades([0.5, 0.48, 0, 0, 0, 0, 0, 0, 0], 3.9))).toBeCloseTo(
      (0.5 * 1.55 + 0.48 * 1.09) / 0.98,
      10,
    );
  });

  it.each<[string, PublishedGrades | null]>([
    ['are not published', null],
    ['do not add up', grades([0.5, 0.3, 0.1, 0, 0, 0, 0, 0, 0], 3.8)],
    ['average above 4', HARVARD.publishedGrades],
    ['average more than the bands allow', grades([0.2, 0.2, 0.2, 0.2, 0.2, 0, 0, 0, 0], 3.9)],
    ['average less than the bands allow', grades([0.9, 0.1, 0, 0, 0, 0, 0, 0, 0], 3.7)],
    ['are mostly at 4.0 without an average', grades([0.6, 0.2, 0.2, 0, 0, 0, 0, 0, 0], null)],
  ])('is unknown where the bands %s', (_which, published) => {
    expect(publishedGradeLevel(published)).toBeNull();
    expect(shareBelowThree(published)).toBeNull();
  });

  it('tells how many had less than 3.0', () => {
    expect(shareBelowThree(ARIZONA_STATE.publishedGrades)).toBeCloseTo(0.102, 3);
  });
});
