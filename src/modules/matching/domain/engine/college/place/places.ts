import { type CollegeSize, type Region, type Setting } from '../../student/student-facts.js';

const STATES: Readonly<Record<Exclude<Region, 'International'>, string>> = {
  'Mid-Atlantic': 'DE DC MD NJ NY PA',
  Northeast: 'CT ME MA NH RI VT',
  Southeast: 'AL AR FL GA KY LA MS NC SC TN VA WV',
  Midwest: 'IL IN MI OH WI IA KS MN MO NE ND SD',
  'Mountain States': 'CO ID MT NV UT WY',
  Northwest: 'AK OR WA',
  Southwest: 'AZ NM OK TX CA HI',
};

const REGIONS: ReadonlyMap<string, string> = new Map(
  Object.entries(STATES).flatMap(([region, states]) => states.split(' ').map((state) => [state, region])),
);

/** The region of a state or of DC; null for a territory. */
export function regionOf(state: string): string | null {
  return REGIONS.get(state) ?? null;
}

/** The states of the preferred regions; none abroad. */
export function statesOf(regions: readonly Region[]): ReadonlySet<string> {
  return new Set(regions.flatMap((region) => (region === 'International' ? [] : STATES[region].split(' '))));
}

export const SETTINGS = ['Urban', 'Suburban', 'Rural'] as const satisfies readonly Setting[];
export const SIZES = [
  '0-5000',
  '5001-10000',
  '10001-20000',
  '20000+',
] as const satisfies readonly CollegeSize[];

/** Place in `SETTINGS` of a federal locale code; towns count as rural. */
export function settingOf(locale: number | null): number | null {
  const kind = Math.floor((locale ?? 0) / 10);
  return kind >= 1 && kind <= 4 ? Math.min(kind, 3) - 1 : null;
}

/** Place in `SIZES` of a number of undergraduates. */
export function sizeOf(undergraduates: number | null): number | null {
  if (undergraduates === null) return null;
  if (undergraduates <= 5000) return 0;
  if (undergraduates <= 10000) return 1;
  return undergraduates <= 20000 ? 2 : 3;
}
