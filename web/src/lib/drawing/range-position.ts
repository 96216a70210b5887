/** Pixels: a narrower band would not hold its dot. */
const LEAST = 14;
const HALF = LEAST / 2;

/** Where a band from `low` to `high` (fractions 0..1) lies on its track: never narrower than a dot, never beyond the end. */
export const bandPlace = (low: number, high: number) => ({
  left: start(low),
  width: `${(high - low) * 100}%`,
  minWidth: LEAST,
});

/** Where the dot of the estimate lies: inside its band, also when the estimate is at the very edge. */
export const dotPlace = (low: number, high: number, estimate: number) => ({
  left: `clamp(${start(low)} + ${HALF}px, ${estimate * 100}%, max(${high * 100}%, ${start(low)} + ${LEAST}px) - ${HALF}px)`,
});

const start = (low: number) => `min(${low * 100}%, 100% - ${LEAST}px)`;
