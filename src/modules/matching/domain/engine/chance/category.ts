export type Category = 'reach' | 'target' | 'safety';

/** By the estimate, never by the middle of its range. */
export function categoryOf(chance: number): Category {
  if (chance < 0.25) return 'reach';
  return chance < 0.75 ? 'target' : 'safety';
}
