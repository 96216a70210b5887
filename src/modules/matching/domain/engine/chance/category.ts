export type Category = 'reach' | 'target' | 'safety';

/** From these chances on a college is a target, and a safety. */
const TARGET_FROM = 0.25;
const SAFETY_FROM = 0.75;

/** Decided by the estimate, not by the middle of its range. */
export function categoryOf(chance: number): Category {
  if (chance < TARGET_FROM) return 'reach';
  return chance < SAFETY_FROM ? 'target' : 'safety';
}
