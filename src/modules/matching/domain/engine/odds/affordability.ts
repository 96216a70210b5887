import { tabledNormalCdf } from '../numeric/normal-table.js';

/** Prices within one income band differ by about this much, dollars a year. A judgment. */
const PRICE_SPREAD = 5_000;
/** A family stretches a little for a college that said yes, dollars a year. */
const STRETCH = 2_000;

/** How likely a family that can pay `budget` a year can pay a college of this average price, 0-1. */
export function affordability(budget: number, price: number): number {
  return tabledNormalCdf((budget + STRETCH - price) / PRICE_SPREAD);
}
