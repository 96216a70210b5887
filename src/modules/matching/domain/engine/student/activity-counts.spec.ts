import { describe, expect, it } from 'vitest';
import { activityCounts } from './activity-counts.js';
import { type ActivityFacts } from './student-facts.js';

const NOTHING_ENTERED: ActivityFacts = {
  hoursPerWeek: null,
  weeksPerYear: null,
  yearsCommitted: null,
  leadership: false,
  level: null,
};
const anActivity = (facts: Partial<ActivityFacts>): ActivityFacts => ({
  ...NOTHING_ENTERED,
  hoursPerWeek: 1,
  weeksPerYear: 50,
  yearsCommitted: 1,
  ...facts,
});
const countOf = (activity: ActivityFacts) => activityCounts([activity])[0];

describe('an activity', () => {
  it.each<[string, ActivityFacts, string]>([
    [
      'led for years at the state level',
      anActivity({ hoursPerWeek: 10, weeksPerYear: 40, yearsCommitted: 3, leadership: true, level: 'State' }),
      'Counts a lot: you lead, it reaches the state level, you have stayed 3 years and it takes about 400 hours a year.',
    ],
    [
      'of two years',
      anActivity({ hoursPerWeek: 5, weeksPerYear: 36, yearsCommitted: 2 }),
      'Counts some: you have stayed 2 years and it takes about 180 hours a year.',
    ],
    ['just begun', anActivity({}), 'Counts a little.'],
    [
      'without figures',
      NOTHING_ENTERED,
      'Counts a little. Add years, hours per week and weeks per year so they count too.',
    ],
    [
      'more than a full-time job',
      anActivity({ hoursPerWeek: 40, weeksPerYear: 50, yearsCommitted: 4 }),
      'Counts a lot: you have stayed 4 years and it takes more than 600 hours a year.',
    ],
  ])('%s says how much it counts and why', (_name, activity, words) => {
    expect(countOf(activity)?.words).toBe(words);
  });

  it('has multipliers of 1 for what was not entered', () => {
    expect(countOf(NOTHING_ENTERED)).toMatchObject({
      points: 4,
      leadershipMultiplier: 1,
      yearsMultiplier: 1,
      commitmentMultiplier: 1,
    });
  });

  it('counts 1.35 times as much when the student leads it', () => {
    expect(countOf(anActivity({ leadership: true }))?.leadershipMultiplier).toBeCloseTo(1.35, 10);
  });

  it('counts more with each year up to the fourth, and not for more hours than 600 a year', () => {
    const years = [1, 2, 3, 4, 5].map(
      (yearsCommitted) => countOf(anActivity({ yearsCommitted }))?.points ?? 0,
    );
    const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0] = years;

    expect(first < second && second < third && third < fourth).toBe(true);
    expect(fifth).toBe(fourth);
    expect(countOf(anActivity({ hoursPerWeek: 12 }))?.points).toBe(
      countOf(anActivity({ hoursPerWeek: 40 }))?.points,
    );
  });

  it('after the ten strongest counts very little', () => {
    const strong = anActivity({ hoursPerWeek: 10, yearsCommitted: 4 });
    const counts = activityCounts([...Array.from({ length: 10 }, () => strong), anActivity({})]);

    expect(counts.at(-1)).toMatchObject({
      counts: 'a-little',
      words: 'Counts very little: your 10 strongest activities come first.',
    });
    expect(counts[0]?.counts).toBe('a-lot');
  });
});
