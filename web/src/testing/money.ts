import { type FamilyPrice, type MoneyOfStudent } from '@/api';

export const aFamilyPrice = (changes: Partial<FamilyPrice> = {}): FamilyPrice => ({
  amount: 18_763,
  fullPrice: 29_300,
  kind: 'for-your-income',
  residence: 'in-state',
  elsewhere: null,
  ...changes,
});

/** A parent's page about Maya, who keeps her prices. */
export const aMoneyPage = (changes: Partial<MoneyOfStudent> = {}): MoneyOfStudent => ({
  firstName: 'Maya',
  showsPrices: false,
  own: { incomeRange: '60-100k', mostAYear: 15_000, showsResult: false },
  colleges: [
    {
      id: 204796,
      name: 'Ohio State',
      location: 'Columbus, OH',
      ownPrice: aFamilyPrice(),
      studentPrice: null,
    },
  ],
  pricesDescribe: '2022-23',
  aid: null,
  ...changes,
});
