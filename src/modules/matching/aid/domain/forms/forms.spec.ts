import { describe, expect, it } from 'vitest';
import { aidYearOf } from './aid-year.js';
import { fafsaDates, taxYearOf } from './federal-dates.js';
import { stateAgency } from './state-agencies.js';
import { stateDates } from './state-dates.js';

describe('aid forms and their dates', () => {
  it.each([
    [2027, '2026-11-23', '2027-28'],
    [null, '2026-11-23', '2027-28'],
    [null, '2026-07-31', '2026-27'],
    [null, '2026-08-01', '2027-28'],
    [2099, '2026-11-23', '2099-00'],
  ])('are for the year after a graduation in %s, seen on %s', (graduationYear, today, aidYear) => {
    expect(aidYearOf(graduationYear, new Date(today))).toBe(aidYear);
  });

  it('tell the last federal day of the year it was published for', () => {
    expect(fafsaDates('2027-28').map(({ day, rule }) => day ?? rule)).toEqual(['Open now', '2028-06-30']);
  });

  it('tell only the rule for a year that nobody published yet', () => {
    expect(fafsaDates('2029-30')).toEqual([
      expect.objectContaining({ day: null, rule: 'By October 1, 2028, by federal law' }),
    ]);
  });

  it('ask about taxes of two years before', () => {
    expect(taxYearOf('2027-28')).toBe(2025);
  });

  it('carry a source, and a year unless a rule sets them for every year', () => {
    const all = ['CA', 'MA', 'MD', 'NJ', 'PA', 'TX'].flatMap(stateDates);

    expect(all.length).toBeGreaterThan(0);
    for (const { aidYear, day, rule, source } of all) {
      expect((aidYear === null) === (day === null)).toBe(true);
      expect((day === null) === (rule !== null)).toBe(true);
      expect(source.url).toMatch(/^https:\/\//u);
    }
  });

  it('are left to the state’s agency where nothing was found', () => {
    expect(stateDates('WY')).toEqual([]);
    expect(stateAgency('WY')?.name).toBe('Wyoming Department of Education');
    expect(stateAgency(null)).toBeNull();
    expect(stateDates(null)).toEqual([]);
  });
});
