type Place = readonly [latitude: number, longitude: number];

const EARTH_RADIUS_MILES = 3958.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** In a straight line over the globe. */
export function milesBetween([fromNorth, fromEast]: Place, [toNorth, toEast]: Place): number {
  const north = Math.sin(radians(toNorth - fromNorth) / 2) ** 2;
  const east = Math.sin(radians(toEast - fromEast) / 2) ** 2;
  const chord = north + Math.cos(radians(fromNorth)) * Math.cos(radians(toNorth)) * east;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(chord));
}
