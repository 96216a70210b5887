import { type SearchCollegesData } from '@/api';
import { type Choice, choicesFrom, labelOf } from '@/lib/words/choices';
import { US_PLACES } from '@/lib/words/us-states';

type Query = NonNullable<SearchCollegesData['query']>;

/** The values of one search parameter. */
type ValueOf<Name extends keyof Query> = Extract<Query[Name], string>;

type FilterChoice = { label: string; any: string; options: readonly Choice[] };

const DEGREES: Record<ValueOf<'degrees_awarded'>, string> = {
  '1': 'Mostly certificates',
  '2': 'Mostly associate degrees',
  '3': 'Mostly bachelor’s degrees',
  '4': 'Graduate degrees only',
  '5': 'Awards bachelor’s degrees',
  '6': 'Awards graduate degrees',
};

/** As they are listed: the most wanted first. */
const DEGREE_ORDER = ['5', '6', '3', '2', '1', '4'] as const;

/** The filters that take several values. */
export const filterChoices = {
  state: { label: 'State', any: 'Any state', options: choicesFrom(US_PLACES) },
  region: {
    label: 'Region',
    any: 'Any region',
    options: choicesFrom<ValueOf<'region'>>({
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
    options: choicesFrom<ValueOf<'locale'>>({
      urban: 'Urban',
      suburban: 'Suburban',
      rural: 'Rural or small town',
    }),
  },
  testPolicy: {
    label: 'Test scores',
    any: 'Any test policy',
    options: choicesFrom<ValueOf<'testPolicy'>>({
      required: 'Required',
      recommended: 'Recommended',
      optional: 'Optional',
      'not-considered': 'Not considered',
    }),
  },
  category: {
    label: 'Your chances',
    any: 'Any chance',
    options: choicesFrom<ValueOf<'category'>>({
      reach: 'Reach Schools',
      target: 'Target Schools',
      safety: 'Safety Schools',
    }),
  },
  size: {
    label: 'Size',
    any: 'Any size',
    options: choicesFrom<ValueOf<'size'>>({
      small: 'Small, under 3,000',
      medium: 'Medium, under 10,000',
      large: 'Large, 10,000 and up',
    }),
  },
  ownership: {
    label: 'Ownership',
    any: 'Public and private',
    options: choicesFrom<ValueOf<'ownership'>>({ '1': 'Public', '2': 'Private' }),
  },
  degrees_awarded: {
    label: 'College type',
    any: 'Any college type',
    options: DEGREE_ORDER.map((value) => ({ value, label: DEGREES[value] })),
  },
  designation: {
    label: 'Who it serves',
    any: 'Serving anyone',
    options: choicesFrom<ValueOf<'designation'>>({
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
  faith: {
    label: 'Faith',
    any: 'Any faith',
    options: choicesFrom<ValueOf<'faith'>>({
      catholic: 'Catholic',
      christian: 'Other Christian',
      'latter-day-saints': 'Latter-day Saints',
      jewish: 'Jewish',
      none: 'Secular',
    }),
  },
} satisfies Partial<Record<keyof Query, FilterChoice>>;

export type ChoiceName = keyof typeof filterChoices;

export const choiceWords = (name: ChoiceName, value: string) => labelOf(filterChoices[name].options, value);

/** Yearly household income. */
export const incomeBands = choicesFrom<ValueOf<'incomeBand'>>({
  'under 30k': 'Under $30,000',
  '30-60k': '$30,000–60,000',
  '60-100k': '$60,000–100,000',
  '100-150k': '$100,000–150,000',
  'over 150k': 'Over $150,000',
});

export const sortOrders = choicesFrom<ValueOf<'sort'>>({
  relevance: 'Most relevant',
  match: 'Best match',
  chance: 'Highest chance',
  suggested: 'Near home, most applied to',
  netPrice: 'Lowest price after aid',
  admitRate: 'Highest acceptance rate',
  selectivity: 'Lowest acceptance rate',
  completion: 'Highest graduation rate',
  earnings: 'Highest earnings',
  size: 'Largest, four-year first',
  name: 'Name, A to Z',
});
