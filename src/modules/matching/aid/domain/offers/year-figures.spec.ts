import { describe, expect, it } from 'vitest';
import { anAidLine, anOffer, FAMILIES } from '../../testing/offers.js';
import { yearFigures } from './year-figures.js';

describe('the first year of an offer', () => {
  it.each([
    ['full need met', { cost: 87_800, giftAid: 82_000, netPrice: 5_800, leftToPay: 2_800 }],
    ['big merit', { cost: 63_900, giftAid: 32_000, netPrice: 31_900, leftToPay: 31_900 }],
    [
      'mostly loans',
      { cost: 58_000, giftAid: 6_000, netPrice: 52_000, studentLoans: 20_500, leftToPay: 31_500 },
    ],
    [
      'Parent PLUS gap',
      { cost: 49_000, giftAid: 12_000, netPrice: 37_000, parentLoans: 29_000, leftToPay: 0 },
    ],
    ['community college with Pell', { cost: 10_400, giftAid: 7_395, netPrice: 3_005, leftToPay: 3_005 }],
    [
      'no cost in the letter',
      { cost: null, giftAid: 15_000, netPrice: null, unclearAid: 5_500, leftToPay: null },
    ],
  ] as const)('tells a family with %s what it costs after gifts', (family, figures) => {
    expect(yearFigures(FAMILIES[family])).toMatchObject(figures);
  });

  it('never takes loans or work off the net price', () => {
    const costs = { tuition: 10_000 };
    const gifts = anOffer({ costs, aid: [anAidLine('grant', 1_000)] });
    const more = anOffer({
      costs,
      aid: [
        anAidLine('grant', 1_000),
        anAidLine('work-study', 2_000),
        anAidLine('subsidized', 3_000),
        anAidLine('unsubsidized', 2_000),
        anAidLine('parent-plus', 5_000),
        anAidLine('other-loan', 500),
        anAidLine('not-said', 900),
      ],
    });

    expect(yearFigures(more).netPrice).toBe(yearFigures(gifts).netPrice);
    expect(yearFigures(more).giftAid).toBe(1_000);
  });

  it('is a lower bound while a cost is missing', () => {
    const { isLowerBound, missingCosts } = yearFigures(FAMILIES['big merit']);

    expect(isLowerBound).toBe(true);
    expect(missingCosts).toEqual(['books', 'travel', 'other']);
  });

  it('counts fees inside tuition as given, and a cost of 0 as known', () => {
    expect(yearFigures(FAMILIES['community college with Pell'])).toMatchObject({
      isLowerBound: false,
      missingCosts: [],
    });
  });

  it('takes the letter’s total when the student says that it counts everything', () => {
    const offer = anOffer({
      costs: { tuition: 20_000 },
      totalCost: 35_000,
      answers: { 'total-cost': 'yes' },
    });

    expect(yearFigures(offer)).toMatchObject({ cost: 35_000, isLowerBound: false });
  });

  it('never goes below nothing when gifts are more than the costs', () => {
    expect(yearFigures(anOffer({ costs: { tuition: 500 }, aid: [anAidLine('grant', 900)] }))).toMatchObject({
      giftAid: 900,
      netPrice: 0,
      leftToPay: 0,
    });
  });

  it('adds cents exactly', () => {
    expect(yearFigures(anOffer({ costs: { tuition: 0.1, fees: 0.2 } })).cost).toBe(0.3);
  });
});
