/** To the cent, so that sums of cents stay exact. */
export const toCents = (dollars: number): number => Math.round(dollars * 100) / 100;

export const sumOf = (amounts: readonly number[]): number =>
  toCents(amounts.reduce((sum, amount) => sum + amount, 0));

/** As a sentence names it: "$1,234". */
export const dollars = (amount: number): string => `$${Math.round(amount).toLocaleString('en-US')}`;
