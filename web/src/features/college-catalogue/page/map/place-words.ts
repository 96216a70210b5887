import { type CollegeDetail } from '@/api';
import { US_PLACES } from '@/lib/words/us-states';
import { count } from '@/lib/words/figures';
import { milesBetween } from './miles-between';
import { STATE_MIDDLES } from './us-states';

type Located = Pick<CollegeDetail, 'city' | 'state' | 'latitude' | 'longitude'>;

const PLACES = new Map<string, string>(Object.entries(US_PLACES));
const nameOf = (state: string) => PLACES.get(state) ?? state;

/** Where a college is, in a sentence, and how far from the middle of the student's home state. */
export function placeWords({ city, state, latitude, longitude }: Located, homeState: string | null): string {
  const place = `${city} is in ${nameOf(state)}.`;
  if (homeState === null) return place;
  if (homeState === state) return `${city} is in ${nameOf(state)}, your home state.`;

  const middle = STATE_MIDDLES[homeState];
  if (middle === undefined || latitude === null || longitude === null) return place;
  const miles = Math.round(milesBetween(middle, [latitude, longitude]) / 10) * 10;
  return `${place} It’s about ${count(miles)} miles from the middle of ${nameOf(homeState)}, in a straight line.`;
}
