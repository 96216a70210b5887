import { describe, expect, it } from 'vitest';
import { anAidLine, anOffer, FAMILIES } from '../../testing/offers.js';
import { programFigures } from './whole-program.js';

describe('an offer until the degree', () => {
  it.each([
    ['full need met', 4, { cost: 351_200, gifts: 328_000, netPrice: 23_200, studentBorrows: 0 }],
    ['big merit', 4, { gifts: 116_000, netPrice: 139_600, netPriceIfGiftsContinue: 139_600 }],
    [
      'mostly loans',
      4,
      { gifts: 6_000, netPrice: 226_000, netPriceIfGiftsContinue: 208_000, studentBorrows: 82_000 },
    ],
    ['Parent PLUS gap', 4, { netPrice: 148_000, studentBorrows: 22_000, parentsBorrow: 116_000 }],
    ['community college with Pell', 2, { years: 2, cost: 20_800, gifts: 14_790, netPrice: 6_010 }],
    [
      'no cost in the letter',
      4,
      { cost: null, netPrice: null, netPriceIfGiftsContinue: null, gifts: 15_000 },
    ],
  ] as const)('adds up the years of a family with %s', (family, years, figures) => {
    expect(programFigures(FAMILIES[family], years, 0)).toMatchObject(figures);
  });

  it('stops a gift after the years the letter names', () => {
    const aid = [anAidLine('scholarship', 1_000, { renews: 'yes', years: 2 })];

    expect(programFigures(anOffer({ costs: { tuition: 10_000 }, aid }), 4, 0).gifts).toBe(2_000);
  });

  it('lets costs rise each year while gifts stay the same', () => {
    const offer = anOffer({
      costs: { tuition: 10_000 },
      aid: [anAidLine('grant', 2_000, { renews: 'yes' })],
    });

    expect(programFigures(offer, 3, 10)).toMatchObject({ cost: 33_100, gifts: 6_000, netPrice: 27_100 });
  });

  it('borrows a loan once when the letter says it does not come back', () => {
    const aid = [anAidLine('other-loan', 4_000, { renews: 'no' }), anAidLine('subsidized', 3_500)];

    expect(programFigures(anOffer({ aid }), 4, 0).studentBorrows).toBe(18_000);
  });

  it('does not spend one year’s extra gifts on another year', () => {
    const aid = [anAidLine('grant', 12_000, { renews: 'no' })];

    expect(programFigures(anOffer({ costs: { tuition: 10_000 }, aid }), 2, 0).netPrice).toBe(10_000);
  });
});
