import { describe, expect, it } from 'vitest';
import { satFromAct } from './concordance.js';

const TABLE =
  '36:1590 35:1540 34:1500 33:1460 32:1430 31:1400 30:1370 29:1340 28:1310 27:1280 26:1240 25:1210 24:1180 23:1140 ' +
  '22:1110 21:1080 20:1040 19:1010 18:970 17:930 16:890 15:850 14:800 13:760 12:710 11:670 10:630 9:590';

describe('the ACT on the SAT scale', () => {
  it.each(TABLE.split(' ').map((pair) => pair.split(':').map(Number)))(
    'reads %d as %d',
    (act = 0, sat = 0) => {
      expect(satFromAct(act)).toBe(sat);
    },
  );

  it('lies between its neighbors when it is not whole', () => {
    expect(satFromAct(30.5)).toBe(1385);
  });

  it.each([
    [1, 590],
    [40, 1590],
  ])('stays within the table for %d', (act, sat) => {
    expect(satFromAct(act)).toBe(sat);
  });
});
