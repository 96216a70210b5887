import { describe, expect, it } from 'vitest';
import { prepareColleges, type StudentFacts } from '../../domain/engine/index.js';
import { aCollege } from '../../domain/engine/testing/colleges.js';
import { aStudent } from '../../domain/engine/testing/worked-profiles.js';
import { StudentMatches } from '../matches/student-matches.js';

const columns = prepareColleges([
  aCollege({ unitId: 1, state: 'OH', control: 'public' }),
  aCollege({
    unitId: 2,
    state: 'OH',
    control: 'public',
    level: 'two-year',
    predominantDegree: 'associate',
    admitRate: null,
    openAdmission: true,
  }),
]);
const adviceFor = (facts: Partial<StudentFacts>) =>
  new StudentMatches(1, aStudent({ homeState: 'OH', ...facts }), {
    catalogueVersion: '1',
    columns,
  }).listAdvice();

describe('advice beside the balanced list', () => {
  it('names where to begin and a two-year way in before there are grades and scores', () => {
    const { shortfalls, wayIn, startingPoints } = adviceFor({});
    expect(shortfalls).toEqual([]);
    expect(wayIn?.unitId).toBe(2);
    expect(startingPoints.map(({ unitId }) => unitId)).toEqual([1]);
  });

  it('says what is missing from the list once there are', () => {
    const { shortfalls, startingPoints } = adviceFor({ unweightedGpa: 3.5 });
    expect(shortfalls.map(({ category }) => category)).toContain('reach');
    expect(startingPoints).toEqual([]);
  });
});
