import { type Chip, type FilterName } from '../filters/filter-chip-words';
import { type ChoiceName, filterChoices } from '../filters/filter-choices';
import { type Filters } from '../filters/filters';

const REMOVAL_LABELS: Readonly<Record<Exclude<FilterName, ChoiceName>, string>> = {
  distance: 'Any distance',
  netPrice: 'Any price',
  admitRate: 'Any admit rate',
  students: 'Any number of students',
  completion: 'Any graduation rate',
  openAdmission: 'Open admission or not',
  onlineOnly: 'On campus or online',
  major: 'Any major',
  certificates: 'Certificate schools too',
};

/** The button that removes a filter on the empty-results page; undefined for unknown filters. */
export const removalLabel = (filter: string): string | undefined =>
  isChoice(filter) ? filterChoices[filter].any : REMOVAL_LABELS[filter as keyof typeof REMOVAL_LABELS];

/** Removes the whole filter. */
export const withoutFilter = (filter: string, chips: readonly Chip[]): Partial<Filters> =>
  filter === 'certificates' ? { certificates: 'true' } : withoutChip(filter, chips);

const withoutChip = (filter: string, chips: readonly Chip[]): Partial<Filters> =>
  isChoice(filter) || filter === 'major'
    ? { [filter]: [] }
    : (chips.find((chip) => chip.filter === filter)?.without ?? {});

const isChoice = (filter: string): filter is ChoiceName => Object.hasOwn(filterChoices, filter);
