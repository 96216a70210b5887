import { type NetPrice } from './net-price.js';

/** Dollars; the figures are averages of last year's families. */
const ROUNDED_TO = 100;

export const PRICE_NOT_PUBLISHED = 'Price not published';

/** What the price is the price of. */
export function priceLabel({ kind }: Pick<NetPrice, 'kind'>): string {
  return kind === 'average' ? 'A year, on average' : 'A year for you';
}

type Price = Pick<NetPrice, 'amount' | 'kind'>;

/** "about $16,500 after aid". */
export function priceWords({ amount, kind }: Price): string {
  if (amount === null) return PRICE_NOT_PUBLISHED;
  if (kind === 'without-aid') return `about ${dollars(amount)}`;
  return amount < ROUNDED_TO / 2 ? 'about $0, aid covers it' : `about ${dollars(amount)} after aid`;
}

/** "about $16,500 a year after aid", inside a sentence. */
export function pricePerYear(price: Price): string {
  if (price.kind === 'without-aid') return `${priceWords(price)} a year`;
  return priceWords(price).replace(/( after aid|, aid covers it)$/, ' a year after aid');
}

type FullPrice = Pick<NetPrice, 'fullPrice' | 'kind' | 'residence' | 'elsewhere'>;

/** "Full price $38,400, out-of-state": covers what the price after aid covers. Null when there is nothing to say. */
export function fullPriceWords({ fullPrice, kind, residence, elsewhere }: FullPrice): string | null {
  const whose = residence === null ? [] : [residence === 'out-of-state' ? 'out-of-state' : 'in-state'];
  const full =
    fullPrice === null ? [] : [kind === 'without-aid' ? 'full price' : `full price ${dollars(fullPrice)}`];
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
    amount === null ? 'The price after aid is not published.' : `${priceLabel(price)}: ${priceWords(price)}.`;
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
