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

export const statesIn = (region: UsRegion): readonly string[] => REGION_STATES[region].split(' ');
