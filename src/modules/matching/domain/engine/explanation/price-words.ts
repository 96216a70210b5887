import { type NetPrice } from './net-price.js';

/** Dollars; the figures are averages of last year's families. */
const ROUNDED_TO = 100;

/** What the price is the price of. */
export function priceLabel({ kind }: Pick<NetPrice, 'kind'>): string {
  return kind === 'for-your-income' ? 'A year for you' : 'A year, on average';
}

/** "about $16,500 after aid". */
export function priceAfterAid({ amount }: Pick<NetPrice, 'amount'>): string {
  if (amount === null) return 'Price not published';
  return amount < ROUNDED_TO / 2 ? 'about $0, aid covers it' : `about ${dollars(amount)} after aid`;
}

type FullPrice = Pick<NetPrice, 'fullPrice' | 'residence' | 'elsewhere'>;

/** "Full price $38,400, out-of-state": covers what the price after aid covers. Null when there is nothing to say. */
export function fullPriceWords({ fullPrice, residence, elsewhere }: FullPrice): string | null {
  const whose = residence === null ? [] : [residence === 'out-of-state' ? 'out-of-state' : 'in-state'];
  const full = fullPrice === null ? [] : [`full price ${dollars(fullPrice)}`];
  const parts = [...full, ...(fullPrice === null ? whose.map((each) => `${each} price`) : whose)];
  if (parts.length === 0) return null;

  const more = elsewhere === null ? '' : `; living in another state costs about ${dollars(elsewhere)} more`;
  return `${capitalized(parts.join(', '))}${more}`;
}

/** The whole price in a sentence or two. */
export function priceSentence(price: NetPrice): string {
  const { amount, fullPrice, residence } = price;
  if (amount === null && fullPrice === null) {
    return residence === 'out-of-state'
      ? 'The price for students from other states is not published.'
      : 'The price of a year is not published.';
  }
  const first =
    amount === null
      ? 'The price after aid is not published.'
      : `${priceLabel(price)}: ${priceAfterAid(price)}.`;
  const full = fullPriceWords(price);
  return full === null ? first : `${first} ${full}.`;
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** To the nearest hundred, with separators. */
export function dollars(amount: number): string {
  const rounded = String(Math.round(amount / ROUNDED_TO) * ROUNDED_TO);
  return `$${rounded.replace(/\B(?=(\d{3})+$)/g, ',')}`;
}
