type Point = readonly [x: number, y: number];

/** A conic equal-area map of part of the country, and where it lies in the drawing. */
type Sheet = {
  parallels: readonly [number, number];
  /** The meridian that points up. */
  meridian: number;
  /** The place that lies at `at`: degrees east of the meridian, and latitude. */
  center: readonly [number, number];
  scale: number;
  at: Point;
};

// The figures of d3's geoAlbersUsa, with scale 1300 in a drawing of 975 by 610.
const SCALE = 1300;
const [ACROSS, DOWN] = [487.5, 305];
const MAINLAND: Sheet = {
  parallels: [29.5, 45.5],
  meridian: -96,
  center: [-0.6, 38.7],
  scale: SCALE,
  at: [ACROSS, DOWN],
};
const ALASKA: Sheet = {
  parallels: [55, 65],
  meridian: -154,
  center: [-2, 58.5],
  scale: SCALE * 0.35,
  at: [ACROSS - 0.307 * SCALE, DOWN + 0.201 * SCALE],
};
const HAWAII: Sheet = {
  parallels: [8, 18],
  meridian: -157,
  center: [-3, 19.9],
  scale: SCALE,
  at: [ACROSS - 0.205 * SCALE, DOWN + 0.212 * SCALE],
};
const SHEETS: Readonly<Record<string, Sheet>> = { AK: ALASKA, HI: HAWAII };

/** Where a place of this state is in the drawing of the country. */
export function project(state: string, latitude: number, longitude: number): Point {
  const sheet = SHEETS[state] ?? MAINLAND;
  const { scale, at, center, meridian } = sheet;
  const [x, y] = conic(sheet, longitude - meridian, latitude);
  const [centerX, centerY] = conic(sheet, ...center);
  return [at[0] + scale * (x - centerX), at[1] - scale * (y - centerY)];
}

/** Albers' equal-area conic projection, x to the east and y to the north. */
function conic({ parallels: [south, north] }: Sheet, east: number, latitude: number): Point {
  const n = (sine(south) + sine(north)) / 2;
  const c = 1 + sine(south) * (2 * n - sine(south));
  const radius = (of: number) => Math.sqrt(c - 2 * n * sine(of)) / n;
  const angle = n * radians(east);
  return [radius(latitude) * Math.sin(angle), radius(0) - radius(latitude) * Math.cos(angle)];
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const sine = (degrees: number) => Math.sin(radians(degrees));
