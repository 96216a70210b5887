import { type Option } from '@/components/ui/select';
import { US_PLACES } from '@/lib/words/us-states';

type FilterChoice = { label: string; any: string; options: readonly Option[] };

const optionsOf = (words: Readonly<Record<string, string>>): Option[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** The filters that take any of several values, in the words of the screen. */
export const filterChoices = {
  state: { label: 'State', any: 'Any state', options: optionsOf(US_PLACES) },
  region: {
    label: 'Region',
    any: 'Any region',
    options: optionsOf({
      'new-england': 'New England',
      'mid-east': 'Mid-Atlantic',
      'great-lakes': 'Great Lakes',
      plains: 'Plains',
      southeast: 'Southeast',
      southwest: 'Southwest',
      'rocky-mountains': 'Rocky Mountains',
      'far-west': 'Far West',
      'outlying-areas': 'US territories',
      'service-schools': 'Service academies',
    }),
  },
  locale: {
    label: 'Campus setting',
    any: 'Any setting',
    options: optionsOf({ urban: 'Urban', suburban: 'Suburban', rural: 'Rural or small town' }),
  },
  testPolicy: {
    label: 'Test scores',
    any: 'Any test policy',
    options: optionsOf({
      required: 'Required',
      recommended: 'Recommended',
      optional: 'Optional',
      'not-considered': 'Not considered',
    }),
  },
  category: {
    label: 'Your chances',
    any: 'Any chance',
    options: [
      { value: 'reach', label: 'Reach Schools' },
      { value: 'target', label: 'Target Schools' },
      { value: 'safety', label: 'Safety Schools' },
    ],
  },
  size: {
    label: 'Size',
    any: 'Any size',
    options: optionsOf({
      small: 'Small, under 3,000',
      medium: 'Medium, under 10,000',
      large: 'Large, 10,000 and up',
    }),
  },
  ownership: {
    label: 'Ownership',
    any: 'Public and private',
    options: optionsOf({ '1': 'Public', '2': 'Private' }),
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
  designation: {
    label: 'Who it serves',
    any: 'Anyone',
    options: optionsOf({
      hbcu: 'Historically Black (HBCU)',
      'predominantly-black': 'Predominantly Black',
      'hispanic-serving': 'Hispanic-serving',
      tribal: 'Tribal',
      aanapisi: 'Asian American and Pacific Islander-serving',
      'alaska-native-hawaiian': 'Alaska Native or Native Hawaiian-serving',
      'native-american': 'Native American-serving',
      women: 'Women’s college',
      men: 'Men’s college',
    }),
  },
} as const satisfies Record<string, FilterChoice>;

export type ChoiceName = keyof typeof filterChoices;

export const choiceWords = (name: ChoiceName, value: string) =>
  filterChoices[name].options.find((option) => option.value === value)?.label ?? value;

/** Yearly household income, as students tell it. */
export const INCOME_BANDS: Readonly<Record<string, string>> = {
  'under 30k': 'Under $30,000',
  '30-60k': '$30,000–60,000',
  '60-100k': '$60,000–100,000',
  '100-150k': '$100,000–150,000',
  'over 150k': 'Over $150,000',
};

/** In the order of the menu. */
export const SORT_WORDS: Readonly<Record<string, string>> = {
  relevance: 'Most relevant',
  match: 'Best match',
  chance: 'Highest chance',
  netPrice: 'Lowest price after aid',
  completion: 'Highest graduation rate',
  earnings: 'Highest earnings',
  size: 'Largest, four-year first',
  name: 'Name, A to Z',
};
