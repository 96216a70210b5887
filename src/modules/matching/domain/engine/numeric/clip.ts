/** `value` limited to between `least` and `most`. */
export function clip(value: number, least: number, most: number): number {
  if (value < least) return least;
  return value > most ? most : value;
}
