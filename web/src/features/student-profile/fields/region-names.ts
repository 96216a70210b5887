import { REGION_STATES, statesIn, type UsRegion } from '@/lib/words/regions';
import { labelOf } from '@/lib/words/choices';
import { usStates } from '@/lib/words/us-states';

/** Names people use for parts of the country. */
const COMMON_NAMES: Readonly<Record<string, readonly UsRegion[]>> = {
  'The West': ['Mountain States', 'Northwest', 'Southwest'],
  'West Coast': ['Northwest', 'Southwest'],
  'East Coast': ['Northeast', 'Mid-Atlantic', 'Southeast'],
  'New England': ['Northeast'],
  'The South': ['Southeast'],
  'Pacific Northwest': ['Northwest'],
  'Great Lakes': ['Midwest'],
  'Great Plains': ['Midwest'],
  'Rocky Mountains': ['Mountain States'],
};

const US_REGIONS = Object.keys(REGION_STATES) as UsRegion[];

const REGIONS_OF = new Map<string, readonly UsRegion[]>([
  ...Object.entries(COMMON_NAMES),
  ...US_REGIONS.flatMap((region) =>
    statesIn(region).map((state): [string, UsRegion[]] => [labelOf(usStates, state), [region]]),
  ),
]);

export const regionOptions = [...REGIONS_OF].map(([name, found]) => ({
  value: name,
  label: `${name} → ${found.join(', ')}`,
  alsoKnownAs: [name.replace('The ', '')],
}));

export const regionsNamed = (name: string) => REGIONS_OF.get(name) ?? [];
