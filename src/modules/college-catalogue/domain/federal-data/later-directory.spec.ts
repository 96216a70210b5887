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

describe('the directory entry of a later federal file', () => {
  it('takes the place of the release’s, and what it is silent about stays', () => {
    expect(
      withLaterDirectory(FJORD, { CITY: 'Highland', ZIP: '92346', NPCURL: 'prices.fjord.edu', ALIAS: 'NA' }),
    ).toEqual({ ...FJORD, CITY: 'Highland', ZIP: '92346', NPCURL: 'prices.fjord.edu' });
    expect(withLaterDirectory(FJORD, undefined)).toEqual(FJORD);
  });

  it('keeps the name a college had, and the other names as the release parts them', () => {
    const later = { INSTNM: 'Fjord University', ALIAS: 'FC The Fjord' };

    expect(withLaterDirectory(FJORD, later)).toMatchObject({
      INSTNM: 'Fjord University',
      ALIAS: 'FC, The Fjord|Fjord College',
    });
  });

  it.each([
    [{ ALIAS: 'FU' }, 'FU|Fjord College'],
    [{}, 'Fjord College'],
  ])('gives other names to a college that had none: told %j they are %s', (later, names) => {
    const nameless = { ...FJORD, ALIAS: 'NULL' };

    expect(withLaterDirectory(nameless, { INSTNM: 'Fjord University', ...later })['ALIAS']).toBe(names);
  });

  it('replaces no link by one that leads nowhere', () => {
    expect(withLaterDirectory(FJORD, { INSTURL: 'not a link', NPCURL: 'https://https' })).toEqual(FJORD);
  });

  it('leaves a college that moved to another state where the release has its region', () => {
    expect(withLaterDirectory(FJORD, { STABBR: 'AZ', CITY: 'Quartzsite', ZIP: '85346' })).toEqual(FJORD);
  });

  it('closes a college and opens one again', () => {
    expect(withLaterDirectory(FJORD, { CURROPER: '0' })['CURROPER']).toBe('0');
    expect(withLaterDirectory({ ...FJORD, CURROPER: '0' }, { CURROPER: '1' })['CURROPER']).toBe('1');
  });

  it('has no say in designations, which are of a year', () => {
    expect(withLaterDirectory(FJORD, { HSI: '1' })).toEqual(FJORD);
  });
});
