import { describe, expect, it } from 'vitest';
import { AnswersRefused } from '../student-profile.errors.js';
import { type LeadershipAnswers, LeadershipRole } from './leadership-role.js';

const NOW = new Date('2026-11-20T09:00:00Z');
const revised = (dates: Partial<LeadershipAnswers>) => () => {
  new LeadershipRole('r-1', 'maya', NOW).revise(dates, NOW);
};

describe('the dates of a leadership role', () => {
  it.each([
    { startDate: null, endDate: null },
    { startDate: '2025-09-01', endDate: null },
    { startDate: null, endDate: '2026-06-15' },
    { startDate: '2025-09-01', endDate: '2025-09-01' },
    { startDate: '1900-01-01', endDate: '2032-12-31' },
  ])('may be %j', (dates) => {
    expect(revised(dates)).not.toThrow();
  });

  it.each([
    [{ startDate: '2025-09-02', endDate: '2025-09-01' }, 'End date cannot be before the start date'],
    [{ startDate: '1899-12-31' }, 'Start date must be between 1900 and 2032'],
    [{ endDate: '2033-01-01' }, 'End date must be between 1900 and 2032'],
  ])('may not be %j', (dates, message) => {
    expect(revised(dates)).toThrow(AnswersRefused);
    expect(revised(dates)).toThrow(message);
  });

  it('are checked together with those saved before', () => {
    const role = new LeadershipRole('r-1', 'maya', NOW);
    role.revise({ startDate: '2025-09-01' }, NOW);

    expect(() => role.revise({ endDate: '2025-01-01' }, NOW)).toThrow(AnswersRefused);
  });
});
