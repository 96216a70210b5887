/** `value` limited to between `least` and `most`. */
export function clip(value: number, least: number, most: number): number {
  if (value < least) return least;
  return value > most ? most : value;
}

/** 0 at `from`, 100 at `to`, straight in between and flat outside. */
export function between(value: number, from: number, to: number): number {
  return clip((100 * (value - from)) / (to - from), 0, 100);
}
