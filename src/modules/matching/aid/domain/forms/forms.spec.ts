import { describe, expect, it } from 'vitest';
import { aidYearOf } from './aid-year.js';
import { fafsaDates, taxYearOf } from './federal-dates.js';
import { stateAgency } from './state-agencies.js';
import { stateDates } from './state-dates.js';
import { ownFormOf } from './own-forms.js';

const STATES =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'.split(
    ' ',
  );

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
    const all = [...STATES].flatMap((state) => stateDates(state));

    expect(new Set(all.map(({ source }) => source.url)).size).toBeGreaterThan(18);
    for (const { aidYear, day, rule, source } of all) {
      expect((aidYear === null) === (day === null)).toBe(true);
      expect((day === null) === (rule !== null)).toBe(true);
      expect(source.url).toMatch(/^https?:\/\//u);
    }
  });

  it('name the state’s own form for who can’t file the FAFSA, what it is for, and its official address', () => {
    const forms = STATES.flatMap((state) => ownFormOf(state) ?? []);

    expect(forms.map(({ name }) => name)).toContain('Oregon Student Aid Application (ORSAA)');
    expect(forms).toHaveLength(13);
    for (const { opens, official, source } of forms) {
      expect(opens).toMatch(/^It is for .+\.$/u);
      expect(official.url).toMatch(/^https:\/\//u);
      expect(source.url).toMatch(/^https?:\/\//u);
    }
    expect(ownFormOf('WY')).toBeNull();
    expect(ownFormOf(null)).toBeNull();
  });

  it('are left to the state’s agency where nothing was found', () => {
    expect(stateDates('WY')).toEqual([]);
    expect(stateAgency('WY')?.name).toBe('Wyoming Department of Education');
    expect(stateAgency(null)).toBeNull();
    expect(stateDates(null)).toEqual([]);
  });
});
