import { describe, expect, it } from 'vitest';
import { mergedCollege } from './merge-college.js';
import { type CollegeRecord } from './read-college.js';

const sent = (values: Partial<CollegeRecord>): CollegeRecord => ({
  ...{ unitId: 204796, figures: {}, derived: {}, programFamilies: null, programs: null },
  ...values,
});
const known = (figures: Record<string, string>) => ({
  figures,
  programFamilies: [{ cip_family: '11', award_share: '0.2' }],
  programs: [{ cip4: '11.07', credential_level: '3', awards: '300', earnings_5yr_count: '120' }],
});

describe('merging what a source sends', () => {
  it('replaces the values it has and keeps the others', () => {
    const { figures, programFamilies, programs } = mergedCollege(
      known({ applicants: '80000', endowment: '7' }),
      sent({ figures: { endowment: '8' } }),
      true,
    );

    expect(figures).toMatchObject({ applicants: '80000', endowment: '8' });
    expect([programFamilies.length, programs.length]).toEqual([1, 1]);
  });

  it('clears a figure that the source no longer reports', () => {
    expect(
      mergedCollege(known({ endowment: '7' }), sent({ figures: { endowment: '' } }), true).figures,
    ).toMatchObject({
      endowment: '',
    });
  });

  it.each([
    [true, ''],
    [false, 'suppressed'],
  ])(
    'from a source that marks suppressed figures (%s), null turns a suppressed figure into %j',
    (marks, expected) => {
      const { figures } = mergedCollege(
        known({ median_debt: 'suppressed' }),
        sent({ figures: { median_debt: '' } }),
        marks,
      );

      expect(figures['median_debt']).toBe(expected);
    },
  );

  it('keeps the admit rate of a newer release', () => {
    const { figures } = mergedCollege(
      known({ admit_rate: '0.97', admit_rate_release: '2026-06-10' }),
      sent({ figures: { admit_rate: '0.3', admit_rate_release: '2025-05-19' } }),
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
    'when a later file closed the college (%j) and the source also has such a file (%j), operating %j becomes %j',
    (before, closed, value, operating) => {
      const { figures } = mergedCollege(
        known({ operating: '0', ...(before === undefined ? {} : { closed_since: before }) }),
        sent({ figures: { operating: value, ...(closed === undefined ? {} : { closed_since: closed }) } }),
        true,
      );

      expect(figures['operating']).toBe(operating);
    },
  );

  it('uses a derived value only when nothing is known', () => {
    const record = sent({ derived: { institution_level: '1' } });

    expect(mergedCollege(known({ institution_level: '2' }), record, false).figures['institution_level']).toBe(
      '2',
    );
    expect(mergedCollege(undefined, record, false).figures['institution_level']).toBe('1');
  });

  it('replaces the list of programs, and keeps the cells of a program that were not sent', () => {
    const { programs } = mergedCollege(
      known({}),
      sent({
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
