import { describe, expect, it } from 'vitest';
import { type CollegeFacts } from '../../college/college-facts.js';
import { netPrices } from '../../college/price/net-prices.js';
import { prepareColleges } from '../../college/prepare-colleges.js';
import { aCollege } from '../../testing/colleges.js';
import { OHIO_STATE } from '../../testing/worked-colleges.js';
import { netPriceOf, type PricedStudent } from './net-price.js';
import { priceSentence } from './price-words.js';

const student = (homeState: string | null, incomeBand: PricedStudent['incomeBand'] = null) => ({
  needsAid: null,
  homeState,
  incomeBand,
});

const wordsOf = (college: CollegeFacts, whose: PricedStudent) => priceSentence(netPriceOf(college, whose));

/** Published figures of the College Scorecard, release of May 2025. */
const PURDUE = aCollege({
  state: 'IN',
  control: 'public',
  costOfAttendance: 22_567,
  tuitionInState: 9992,
  tuitionOutOfState: 28_794,
  netPrice: 13_945,
  netPrice0To30k: 4927,
});
const SANTA_CRUZ = aCollege({
  state: 'CA',
  control: 'public',
  costOfAttendance: 38_649,
  tuitionInState: 14_560,
  tuitionOutOfState: 45_337,
  netPrice: 16_607,
  netPrice48To75k: 13_001,
  netPrice75To110k: 18_786,
  netPrice110kPlus: 32_674,
});
const CARLETON = aCollege({
  state: 'MN',
  control: 'private-nonprofit',
  costOfAttendance: 81_350,
  tuitionInState: 65_457,
  tuitionOutOfState: 65_457,
  netPrice: 27_320,
  netPrice0To30k: 12_069,
});

describe('a year for a student', () => {
  it.each([
    [
      'from Ohio at Ohio State',
      OHIO_STATE,
      student('OH', 'under 30k'),
      'A year for you: about $6,300 after aid. Full price $29,300, in-state.',
    ],
    [
      'from California at UC Santa Cruz',
      SANTA_CRUZ,
      student('CA', '60-100k'),
      'A year for you: about $16,500 after aid. Full price $38,600, in-state.',
    ],
    [
      'at the private Carleton, which charges everybody the same',
      CARLETON,
      student('OH', 'under 30k'),
      'A year for you: about $12,100 after aid. Full price $81,400.',
    ],
    [
      'from Ohio at Purdue, in both figures the difference in tuition',
      PURDUE,
      student('OH', 'under 30k'),
      'A year for you: about $23,700 after aid. Full price $41,400, out-of-state.',
    ],
    [
      'from Texas without an income at Purdue',
      PURDUE,
      student('TX'),
      'A year, on average: about $32,700 after aid. Full price $41,400, out-of-state.',
    ],
    [
      'without a home state at Purdue',
      PURDUE,
      student(null),
      'A year, on average: about $13,900 after aid. ' +
        'Full price $22,600, in-state; living in another state costs about $18,800 more.',
    ],
    [
      'from abroad at Purdue, before any aid whatever the family earns',
      PURDUE,
      student('abroad', 'under 30k'),
      'A year for you: about $41,400. Full price, out-of-state.',
    ],
    [
      'without a home state at Carleton',
      CARLETON,
      student(null),
      'A year, on average: about $27,300 after aid. Full price $81,400.',
    ],
  ])('%s', (_who, college, whose, words) => {
    expect(wordsOf(college, whose)).toBe(words);
  });

  it.each<[string, Partial<CollegeFacts>, string]>([
    [
      'is about nothing where aid is more than the price',
      { netPrice0To30k: -1372 },
      'about $0, aid covers it',
    ],
    ['is about nothing where aid leaves a few dollars', { netPrice0To30k: 43 }, 'about $0, aid covers it'],
    ['is a hundred dollars from fifty on', { netPrice0To30k: 50 }, 'about $100 after aid'],
  ])('%s', (_what, but, words) => {
    const college = aCollege({ ...but, costOfAttendance: null });
    expect(wordsOf(college, student('OH', 'under 30k'))).toBe(`A year for you: ${words}.`);
  });

  it.each<[string, Partial<CollegeFacts>, string]>([
    [
      'after aid may be the only one missing',
      { netPrice0To30k: null, netPrice: null },
      'The price after aid is not published. Full price $57,500.',
    ],
    [
      'may not be published at all',
      { netPrice0To30k: null, netPrice: null, costOfAttendance: null },
      'The price of a year is not published.',
    ],
    [
      'may not be published for other states',
      { control: 'public', tuitionInState: null },
      'The price for students from other states is not published.',
    ],
  ])('%s', (_what, but, words) => {
    const college = aCollege({ costOfAttendance: 57_480, ...but });
    expect(wordsOf(college, student('OH', 'under 30k'))).toBe(words);
  });

  it.each([student('OH', 'under 30k'), student('OH'), student('IN'), student(null)])(
    'is what a search for %o sorts and filters by',
    (whose) => {
      const colleges = [PURDUE, SANTA_CRUZ, CARLETON, OHIO_STATE];
      const prices = colleges.map((college) => netPriceOf(college, whose).amount ?? Number.NaN);
      expect(netPrices(whose, prepareColleges(colleges, 'fall 2023'))).toEqual(Float32Array.from(prices));
    },
  );

  it.each([
    ['at home', OHIO_STATE, 'OH', 'A year for you: about $29,300. Full price, in-state.'],
    ['in another state', PURDUE, 'OH', 'A year for you: about $41,400. Full price, out-of-state.'],
  ])(
    'is the full price %s for a family that needs no aid, and in every list',
    (_where, college, home, words) => {
      const whose = { ...student(home, 'over 150k'), needsAid: false };

      expect(wordsOf(college, whose)).toBe(words);
      const { amount } = netPriceOf(college, whose);
      expect([...netPrices(whose, prepareColleges([college], 'fall 2023'))]).toEqual([amount]);
    },
  );

  it('is the average where a college publishes no price by income', () => {
    const { kind, amount } = netPriceOf(aCollege({ netPrice0To30k: null }), student('OH', 'under 30k'));
    expect([kind, amount]).toEqual(['average', 22_000]);
  });
});
