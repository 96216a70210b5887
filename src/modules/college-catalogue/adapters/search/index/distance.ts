import { milesBetween } from '#shared-kernel/domain/miles-between.js';
import { type Columns } from './columns.js';
import { type Origin } from '../../../domain/search/search-criteria.js';
import { type SearchableCollege } from './searchable-college.js';

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
