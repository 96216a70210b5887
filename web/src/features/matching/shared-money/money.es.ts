let format: Intl.NumberFormat | undefined;

const inDollars = (amount: number) =>
  (format ??= new Intl.NumberFormat('es-US', {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  })).format(amount);

/** "$18,800", to the nearest `unit` of dollars. */
export const dollars = (amount: number, unit = 1) => inDollars(Math.round(amount / unit) * unit);

/** "unos $18,800": to the nearest hundred, for estimates. */
export const about = (amount: number) => `unos ${dollars(amount, 100)}`;
