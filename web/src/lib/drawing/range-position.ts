/** Pixels. A narrower band would not hold its dot. */
const MIN_WIDTH = 14;
const HALF = MIN_WIDTH / 2;

/** The position of a band from `low` to `high` (fractions 0..1) on its track: never narrower than a dot, never past the end. */
export const bandPosition = (low: number, high: number) => ({
  left: start(low),
  width: `${(high - low) * 100}%`,
  minWidth: MIN_WIDTH,
});

/** The position of the estimate's dot: inside its band, also at the very edge. */
export const dotPosition = (low: number, high: number, estimate: number) => ({
  left: `clamp(${start(low)} + ${HALF}px, ${estimate * 100}%, max(${high * 100}%, ${start(low)} + ${MIN_WIDTH}px) - ${HALF}px)`,
});

const start = (low: number) => `min(${low * 100}%, 100% - ${MIN_WIDTH}px)`;
