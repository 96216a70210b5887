import { statesIn, type UsRegion, usRegions } from '@/lib/words/regions';
import { labelOf } from '@/lib/words/choices';
import { usStates } from '@/lib/words/us-states';
import { Combobox } from '@/components/ui/select/combobox';
import { Field } from '@/components/ui/forms/field';

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

const REGIONS_OF = new Map<string, readonly UsRegion[]>([
  ...Object.entries(COMMON_NAMES),
  ...usRegions.flatMap((region) =>
    statesIn(region).map((state): [string, UsRegion[]] => [labelOf(usStates, state), [region]]),
  ),
]);

const options = [...REGIONS_OF].map(([name, found]) => ({
  value: name,
  label: `${name} → ${found.join(', ')}`,
  alsoKnownAs: [name.replace('The ', '')],
}));

type RegionFinderProps = { chosen: readonly string[]; onChange: (chosen: string[]) => void };

/** Adds the region of a state, or of a name such as "The West". */
export const RegionFinder = ({ chosen, onChange }: RegionFinderProps) => (
  <Field label="Find a region by state" className="md:max-w-88">
    <Combobox
      autoFocus
      options={options}
      value=""
      onValueChange={(name) => onChange([...new Set([...chosen, ...(REGIONS_OF.get(name) ?? [])])])}
      placeholder="Choose a state or part of the country"
      searchPlaceholder="Type a state, such as California"
      emptyText="No state matches that."
    />
  </Field>
);
