import { describe, expect, it } from 'vitest';
import { type FederalCells } from './source-college.js';
import { withLaterDirectory } from './later-directory.js';

const FJORD: FederalCells = {
  UNITID: '900001',
  INSTNM: 'Fjord College',
  ALIAS: 'FC, The Fjord',
  CITY: 'Redlands',
  STABBR: 'CA',
  ZIP: '92374',
  INSTURL: 'www.fjord.edu',
  NPCURL: 'www.fjord.edu/costs',
  CURROPER: '1',
  HSI: '0',
};

describe('applying a later directory file', () => {
  it('replaces what the file has and keeps the rest', () => {
    expect(
      withLaterDirectory(FJORD, { CITY: 'Highland', ZIP: '92346', NPCURL: 'prices.fjord.edu', ALIAS: 'NA' }),
    ).toEqual({ ...FJORD, CITY: 'Highland', ZIP: '92346', NPCURL: 'prices.fjord.edu' });
    expect(withLaterDirectory(FJORD, undefined)).toEqual(FJORD);
  });

  it('keeps the former name as another name, and the other names as the release separates them', () => {
    const later = { INSTNM: 'Fjord University', ALIAS: 'FC The Fjord' };

    expect(withLaterDirectory(FJORD, later)).toMatchObject({
      INSTNM: 'Fjord University',
      ALIAS: 'FC, The Fjord|Fjord College',
    });
  });

  it.each([
    [{ ALIAS: 'FU' }, 'FU|Fjord College'],
    [{}, 'Fjord College'],
  ])('gives a college without other names, for %j, the other names %s', (later, names) => {
    const nameless = { ...FJORD, ALIAS: 'NULL' };

    expect(withLaterDirectory(nameless, { INSTNM: 'Fjord University', ...later })['ALIAS']).toBe(names);
  });

  it('does not replace a link with a broken one', () => {
    expect(withLaterDirectory(FJORD, { INSTURL: 'not a link', NPCURL: 'https://https' })).toEqual(FJORD);
  });

  it('ignores a move to another state', () => {
    expect(withLaterDirectory(FJORD, { STABBR: 'AZ', CITY: 'Quartzsite', ZIP: '85346' })).toEqual(FJORD);
  });

  it('closes a college and opens it again', () => {
    expect(withLaterDirectory(FJORD, { CURROPER: '0' })['CURROPER']).toBe('0');
    expect(withLaterDirectory({ ...FJORD, CURROPER: '0' }, { CURROPER: '1' })['CURROPER']).toBe('1');
  });

  it('says whether the Department watches the college’s money, and whether it is for men only', () => {
    const row = { ...FJORD, HCM2: '0', MENONLY: '1' };

    expect(withLaterDirectory(row, { HCM2: '1', MENONLY: '0' })).toEqual({ ...row, HCM2: '1', MENONLY: '0' });
    expect(withLaterDirectory(row, { HCM2: 'NA', MENONLY: 'NA' })).toEqual(row);
  });

  it('ignores designations', () => {
    expect(withLaterDirectory(FJORD, { HSI: '1' })).toEqual(FJORD);
  });
});
