/** The regions that students choose from, and their states: the ones the matches use. */
export const REGION_STATES = {
  Northeast: 'CT MA ME NH RI VT',
  'Mid-Atlantic': 'DC DE MD NJ NY PA',
  Southeast: 'AL AR FL GA KY LA MS NC SC TN VA WV',
  Midwest: 'IA IL IN KS MI MN MO ND NE OH SD WI',
  'Mountain States': 'CO ID MT NV UT WY',
  Northwest: 'AK OR WA',
  Southwest: 'AZ CA HI NM OK TX',
} as const;

export type UsRegion = keyof typeof REGION_STATES;

export const usRegions = Object.keys(REGION_STATES) as UsRegion[];

export const statesIn = (region: UsRegion): readonly string[] => REGION_STATES[region].split(' ');

/** The regions that are among these states with all of theirs, and the states that are left. */
export const wholeRegions = (states: readonly string[]) => {
  const regions = usRegions.filter((region) => statesIn(region).every((state) => states.includes(state)));
  const covered = new Set(regions.flatMap(statesIn));
  return { regions, states: states.filter((state) => !covered.has(state)) };
};
