import { describe, expect, it } from 'vitest';
import { mergedCollege } from './merge-college.js';
import { type CollegeRecord } from './read-college.js';

const heard = (told: Partial<CollegeRecord>): CollegeRecord => ({
  ...{ unitId: 204796, figures: {}, derived: {}, programFamilies: null, programs: null },
  ...told,
});
const known = (figures: Record<string, string>) => ({
  figures,
  programFamilies: [{ cip_family: '11', award_share: '0.2' }],
  programs: [{ cip4: '11.07', credential_level: '3', awards: '300', earnings_5yr_count: '120' }],
});

describe('what is known once a source has spoken', () => {
  it('is what it told, and what it was silent about stays', () => {
    const { figures, programFamilies, programs } = mergedCollege(
      known({ applicants: '80000', endowment: '7' }),
      heard({ figures: { endowment: '8' } }),
      true,
    );

    expect(figures).toMatchObject({ applicants: '80000', endowment: '8' });
    expect([programFamilies.length, programs.length]).toEqual([1, 1]);
  });

  it('loses a figure that the source says is no longer reported', () => {
    expect(
      mergedCollege(known({ endowment: '7' }), heard({ figures: { endowment: '' } }), true).figures,
    ).toMatchObject({
      endowment: '',
    });
  });

  it.each([
    [true, ''],
    [false, 'suppressed'],
  ])('of a source that tells suppression (%s), a null makes a suppressed figure %j', (tells, stays) => {
    const { figures } = mergedCollege(
      known({ median_debt: 'suppressed' }),
      heard({ figures: { median_debt: '' } }),
      tells,
    );

    expect(figures['median_debt']).toBe(stays);
  });

  it('keeps the admit rate of a newer release', () => {
    const { figures } = mergedCollege(
      known({ admit_rate: '0.97', admit_rate_release: '2026-06-10' }),
      heard({ figures: { admit_rate: '0.3', admit_rate_release: '2025-05-19' } }),
      true,
    );

    expect(figures).toMatchObject({ admit_rate: '0.97', admit_rate_release: '2026-06-10' });
  });

  it.each([
    ['1', undefined, '1', '0'],
    ['1', undefined, '0', '0'],
    ['1', '', '1', '1'],
    [undefined, undefined, '1', '1'],
    [undefined, '1', '0', '0'],
  ])(
    'where a later file closed a college (%j) and the source has such a file as well (%j), makes of operating %j %j',
    (before, closed, told, operating) => {
      const { figures } = mergedCollege(
        known({ operating: '0', ...(before === undefined ? {} : { closed_since: before }) }),
        heard({ figures: { operating: told, ...(closed === undefined ? {} : { closed_since: closed }) } }),
        true,
      );

      expect(figures['operating']).toBe(operating);
    },
  );

  it('takes what was worked out only where nothing is known', () => {
    const told = heard({ derived: { institution_level: '1' } });

    expect(mergedCollege(known({ institution_level: '2' }), told, false).figures['institution_level']).toBe(
      '2',
    );
    expect(mergedCollege(undefined, told, false).figures['institution_level']).toBe('1');
  });

  it('replaces the fields of study by those it is told, each with what was not told of it', () => {
    const { programs } = mergedCollege(
      known({}),
      heard({
        programs: [
          { cip4: '11.07', credential_level: '3', awards: '310' },
          { cip4: '52.08', credential_level: '3', awards: '9' },
        ],
      }),
      false,
    );

    expect(programs).toEqual([
      { cip4: '11.07', credential_level: '3', awards: '310', earnings_5yr_count: '120' },
      { cip4: '52.08', credential_level: '3', awards: '9' },
    ]);
  });
});
