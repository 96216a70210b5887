/** By distance to the nearest preference; null when nothing was preferred. */
export function scoresByDistance<T>(
  all: readonly T[],
  preferred: readonly T[],
  score: (steps: number) => number,
): readonly number[] | null {
  if (preferred.length === 0) return null;
  const places = preferred.map((preference) => all.indexOf(preference));
  return all.map((_, place) => score(Math.min(...places.map((preference) => Math.abs(preference - place)))));
}
