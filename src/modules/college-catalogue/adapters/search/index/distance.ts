import { type Columns } from './columns.js';
import { type Origin } from '../../../domain/search/search-criteria.js';
import { type SearchableCollege } from './searchable-college.js';

const EARTH_RADIUS_MILES = 3958.7613;
const RADIANS = Math.PI / 180;

/** In a straight line; NaN for a college without coordinates. */
export function milesFrom(origin: Origin, { latitude, longitude, count }: Columns): Float64Array {
  const miles = new Float64Array(count);
  for (let row = 0; row < count; row++)
    miles[row] = milesBetween(origin, {
      latitude: latitude[row] ?? Number.NaN,
      longitude: longitude[row] ?? Number.NaN,
    });
  return miles;
}

function milesBetween(one: Origin, other: Origin): number {
  const up = Math.sin(((other.latitude - one.latitude) * RADIANS) / 2);
  const across = Math.sin(((other.longitude - one.longitude) * RADIANS) / 2);
  const chord =
    up * up + Math.cos(one.latitude * RADIANS) * Math.cos(other.latitude * RADIANS) * across * across;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** The middle of the colleges of each state and of each ZIP area (the first three digits). */
export function middlesOf(colleges: readonly SearchableCollege[]): ReadonlyMap<string, Origin> {
  const sums = new Map<string, { latitude: number; longitude: number; count: number }>();
  for (const { state, zipArea, latitude, longitude } of colleges) {
    if (latitude === null || longitude === null) continue;
    for (const place of zipArea === null ? [state] : [state, zipArea]) {
      const sum = sums.get(place) ?? { latitude: 0, longitude: 0, count: 0 };
      sum.latitude += latitude;
      sum.longitude += longitude;
      sum.count += 1;
      sums.set(place, sum);
    }
  }
  return new Map(
    [...sums].map(([place, { latitude, longitude, count }]) => [
      place,
      { latitude: latitude / count, longitude: longitude / count },
    ]),
  );
}
