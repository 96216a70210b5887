import { describe, expect, it } from 'vitest';
import { type CollegeRecord, isUnreadable, readCollege } from './read-college.js';
import { type FederalCells } from './source-college.js';

const OHIO_STATE = {
  UNITID: '204796',
  OPEID: '00309000',
  INSTNM: 'Ohio State University-Main Campus',
  ALIAS: 'OSU | Ohio State,  Buckeyes   The Ohio State University',
  CITY: 'Columbus',
  STABBR: 'OH',
  ZIP: '432101358',
  REGION: '3',
  LOCALE: '11',
  INSTURL: 'https://www.osu.edu/',
  CONTROL: '1',
  ICLEVEL: '1',
  PREDDEG: '3',
  HIGHDEG: '4',
  CURROPER: '1',
  OPENADMP: '2',
  ADMCON7: '5',
  ADM_RATE: '0.5078',
  SATVR25: '610',
  NPT4_PUB: '18292',
  NPT41_PUB: '7943',
  NUM41_PUB: '300',
  RELAFFIL: 'NA',
  TUITIONFEE_IN: '12859',
};

const source = (cells: Record<string, string | undefined>) => {
  const written: Record<string, string | undefined> = { ...OHIO_STATE, ...cells };
  const row = Object.fromEntries(
    Object.entries(written).flatMap(([column, cell]) =>
      cell === undefined ? [] : [[column, cell] as const],
    ),
  );
  return { unitId: row['UNITID'] ?? '', row, releasedOn: '2025-05-19', survey: null };
};
const read = (cells: Record<string, string | undefined>): CollegeRecord => {
  const college = readCollege(source(cells), null, 'line 2');
  if (isUnreadable(college)) throw new Error(college.reason);
  return college;
};
const figures = (cells: Record<string, string | undefined>): FederalCells => read(cells).figures;
const problem = (cells: Record<string, string | undefined>) => {
  const college = readCollege(source(cells), null, 'line 2');
  return isUnreadable(college) ? college.reason : null;
};

describe('reading a federal figure', () => {
  it.each([
    ['NULL', ''],
    ['NA', ''],
    ['', ''],
    ['null', ''],
    ['n/a', ''],
    ['PrivacySuppressed', 'suppressed'],
    ['PS', 'suppressed'],
    ['0.5', '0.5'],
    ['0.5000', '0.5'],
    ['5e-1', '0.5'],
    ['1', '1'],
    ['0', '0'],
  ])('stores the share %j as %j', (written, stored) => {
    expect(figures({ PCTPELL: written })['pell_share']).toBe(stored);
  });

  it.each([
    ['ADM_RATE', '1', 'admit_rate', '1'],
    ['ADM_RATE', '0', 'admit_rate', ''],
    ['ADM_RATE', 'NA', 'admit_rate_release', ''],
    ['NPT41_PUB', '-1372', 'net_price_0_30k', '-1372'],
    ['TUITIONFEE_IN', '12859.0', 'tuition_in_state', '12859'],
    ['DEBT_MDN', '17986.5', 'median_debt', '17986.5'],
    ['LOCALE', '-3', 'locale', ''],
    ['RELAFFIL', '109', 'religious_affiliation', '109'],
    ['CCBASIC', '-2', 'carnegie_basic', 'n/a'],
    ['ADMCON7', '4', 'test_policy', ''],
    ['OPENADMP', '3', 'open_admission', 'n/a'],
    ['ZIP', '02138', 'zip', '02138'],
    ['ZIP', '021383800', 'zip', '02138-3800'],
    ['OPEID', '00215500', 'opeid', '00215500'],
    ['CITY', 'Bayamón', 'city', 'Bayamón'],
    ['ADDR', 'Box 1\u0000\n2', 'address', 'Box 1 2'],
  ])('stores %s %j as %s %j', (column, written, name, stored) => {
    const college = figures({ CONTROL: column === 'RELAFFIL' ? '2' : '1', [column]: written });

    expect(college[name]).toBe(stored);
  });

  it.each([
    ['www.osu.edu', 'https://www.osu.edu/'],
    ['HTTP://osu.edu/a b', 'http://osu.edu/a%20b'],
    ['https://https://osu.edu', ''],
    ['javascript:alert(1)', ''],
    ['ftp://osu.edu/', ''],
    ['none', ''],
    ['http://n/a', ''],
    ['NULL', ''],
  ])('stores the link %j as %j', (written, stored) => {
    expect(figures({ INSTURL: written })['website']).toBe(stored);
  });

  it('marks a figure as not applicable when another column of the row says so', () => {
    expect(figures({ ADM_RATE: 'NA', OPENADMP: '1' })['admit_rate']).toBe('n/a');
    expect(figures({ NPT41_PUB: 'NA', NUM41_PUB: '0' })['net_price_0_30k']).toBe('n/a');
    expect(figures({ SATVR25: 'NA', ADMCON7: '3' })['sat_reading_25']).toBe('n/a');
  });

  it('separates other names and drops repeats', () => {
    expect(figures({})['other_names']).toBe('OSU|Ohio State|Buckeyes|The Ohio State University');
  });

  it.each(['n/a', 'NA', 'na', 'N/A | na'])('stores no other name for %j', (written) => {
    expect(figures({ ALIAS: written })['other_names']).toBe('');
  });
});

describe('reading a federal row', () => {
  it.each([
    [{ UNITID: '' }, 'UNITID is "", not a unit id.'],
    [{ UNITID: '12a' }, 'UNITID is "12a", not a unit id.'],
    [{ INSTNM: 'NULL' }, 'INSTNM is missing.'],
    [{ STABBR: 'Ohio' }, 'STABBR is "Ohio", not a state.'],
    [{ CONTROL: '9' }, 'CONTROL is missing.'],
    [{ TUITIONFEE_IN: 'twelve' }, 'TUITIONFEE_IN is "twelve", not a number.'],
    [{ PCTPELL: '0.05-0.09' }, 'PCTPELL is "0.05-0.09", a range.'],
    [{ PCTPELL: '<=0.05' }, 'PCTPELL is "<=0.05", a range.'],
    [{ PCIP11: '0.60-0.64', CIP11BACHL: '1' }, 'PCIP11 is "0.60-0.64", a range.'],
    [{ PCIP11: '1.5' }, 'PCIP11 is 1.5, outside 0 to 1.'],
    [{ PCIP11: '0.5', CIP11BACHL: '7' }, 'The offer in family 11 is "7", not 0, 1 or 2.'],
    [{ ADM_RATE: '1.7' }, 'ADM_RATE is 1.7, outside 0 to 1.'],
    [{ SATVR25: '900' }, 'SATVR25 is 900, outside 200 to 800.'],
  ])('rejects %j with the reason', (cells, reason) => {
    expect(problem(cells)).toBe(reason);
  });

  it('ignores a column that no table stores, even when it holds a range', () => {
    expect(figures({ BBRR2_FED_UG_FTYR: '0.05-0.09' })).toEqual(figures({}));
  });

  it('leaves out the columns its source does not have', () => {
    const { figures: columns, programFamilies } = read({});

    expect(columns).not.toHaveProperty('applicants');
    expect(columns).not.toHaveProperty('endowment');
    expect(programFamilies).toBeNull();
  });

  it('derives the level from the highest degree when the source has no level', () => {
    const { figures: columns, derived } = read({ ICLEVEL: undefined });

    expect(columns).not.toHaveProperty('institution_level');
    expect(derived).toEqual({ institution_level: '1' });
  });

  it('has a line for each program family with awards or a degree', () => {
    const { programFamilies } = read({
      PCIP11: '0.25',
      CIP11BACHL: '1',
      CIP11ASSOC: '0',
      PCIP52: '0',
      CIP52BACHL: '0',
      CIP52ASSOC: 'NA',
    });

    expect(programFamilies).toEqual([
      { cip_family: '11', award_share: '0.25', associate_offered: '0', bachelors_offered: '1' },
    ]);
  });
});
