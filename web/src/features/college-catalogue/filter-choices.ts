import { type Option } from '@/components/ui/select';
import { type FilterName } from './filters';
import { US_STATES } from './us-states';

type FilterChoice = { label: string; any: string; options: readonly Option[] };

export const filterChoices: Record<FilterName, FilterChoice> = {
  ownership: {
    label: 'Ownership',
    any: 'Public and private',
    options: [
      { value: '1', label: 'Public' },
      { value: '2', label: 'Private' },
    ],
  },
  degrees_awarded: {
    label: 'College type',
    any: 'Any college type',
    options: [
      { value: '5', label: 'Awards bachelor’s degrees' },
      { value: '6', label: 'Awards graduate degrees' },
      { value: '3', label: 'Mostly bachelor’s degrees' },
      { value: '2', label: 'Mostly associate degrees' },
      { value: '1', label: 'Mostly certificates' },
      { value: '4', label: 'Graduate degrees only' },
    ],
  },
  locale: {
    label: 'Campus setting',
    any: 'Any setting',
    options: [
      { value: 'urban', label: 'Urban' },
      { value: 'suburban', label: 'Suburban' },
      { value: 'rural', label: 'Rural or small town' },
    ],
  },
  state: {
    label: 'State',
    any: 'Any state',
    options: Object.entries(US_STATES).map(([value, label]) => ({ value, label })),
  },
};
