const EARTH_RADIUS_MILES = 3958.7613;
const RADIANS = Math.PI / 180;

/** In degrees. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** In a straight line over the globe; NaN when a coordinate is. */
export function milesBetween(one: Place, other: Place): number {
  const up = Math.sin(((other.latitude - one.latitude) * RADIANS) / 2);
  const across = Math.sin(((other.longitude - one.longitude) * RADIANS) / 2);
  const chord =
    up * up + Math.cos(one.latitude * RADIANS) * Math.cos(other.latitude * RADIANS) * across * across;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(chord)));
}
