import { labelOf } from '@/lib/words/choices';
import { count, dollars, percent } from '@/lib/words/figures';
import { type ChoiceName, choiceWords, filterChoices, incomeBands } from './filter-choices';
import { type Filters, type ListName } from './filters';

/** Filters as the server's advice names them: a range is one filter. */
export type FilterName =
  | ListName
  | 'distance'
  | 'netPrice'
  | 'admitRate'
  | 'students'
  | 'completion'
  | 'openAdmission'
  | 'onlineOnly';

/** An active filter, and the change that removes it. */
export type Chip = { filter: FilterName; words: string; without: Partial<Filters> };

const rangeWords = (least: string, most: string, form: (figure: number) => string) => {
  if (least === '') return `at most ${form(Number(most))}`;
  if (most === '') return `at least ${form(Number(least))}`;
  return `${form(Number(least)).replace('%', '')}–${form(Number(most))}`;
};

const listWords: Partial<Record<ChoiceName, (words: string) => string>> = {
  testPolicy: (words) => `Test scores: ${words.toLowerCase()}`,
  degrees_awarded: (words) => words,
};

/** In the order of the panel. `majorWords` names a CIP code. */
export const chipsOf = (filters: Filters, majorWords: (cip: string) => string): Chip[] => {
  const list = (filter: ListName, words: (value: string) => string): Chip[] =>
    filters[filter].map((value) => ({
      filter,
      words: words(value),
      without: { [filter]: filters[filter].filter((other) => other !== value) },
    }));
  const choice = (name: ChoiceName) =>
    list(name, (value) => (listWords[name] ?? String)(choiceWords(name, value)));
  const one = (on: string, filter: FilterName, words: () => string, without: Partial<Filters>): Chip[] =>
    on === '' ? [] : [{ filter, words: words(), without }];
  const f = filters;

  return [
    ...choice('category'),
    ...choice('state'),
    ...choice('region'),
    ...choice('locale'),
    ...one(f.withinMiles, 'distance', () => distanceWords(f), { withinMiles: '', near: '' }),
    ...one(f.netPriceMax, 'netPrice', () => priceWords(f), { netPriceMax: '', incomeBand: '' }),
    ...one(
      f.admitRateMin + f.admitRateMax,
      'admitRate',
      () => `Admits ${rangeWords(f.admitRateMin, f.admitRateMax, percent)}`,
      { admitRateMin: '', admitRateMax: '' },
    ),
    ...choice('testPolicy'),
    ...one(
      f.openAdmission,
      'openAdmission',
      () => (f.openAdmission === 'true' ? 'Open admission' : 'Not open admission'),
      { openAdmission: '' },
    ),
    ...choice('size'),
    ...one(
      f.sizeMin + f.sizeMax,
      'students',
      () => `${sentenceCase(rangeWords(f.sizeMin, f.sizeMax, count))} students`,
      { sizeMin: '', sizeMax: '' },
    ),
    ...choice('ownership'),
    ...choice('degrees_awarded'),
    ...choice('designation'),
    ...one(f.onlineOnly, 'onlineOnly', () => (f.onlineOnly === 'true' ? 'Online only' : 'Has a campus'), {
      onlineOnly: '',
    }),
    ...one(f.completionMin, 'completion', () => `At least ${percent(Number(f.completionMin))} graduate`, {
      completionMin: '',
    }),
    ...list('major', majorWords),
  ];
};

const sentenceCase = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const distanceWords = ({ withinMiles, near }: Filters) =>
  `Within ${count(Number(withinMiles))} miles of ${near === '' ? 'home' : choiceWords('state', near)}`;

const priceWords = ({ netPriceMax, incomeBand }: Filters) => {
  const price = `Up to ${dollars(Number(netPriceMax))} a year`;
  return incomeBand === '' ? price : `${price}, income ${labelOf(incomeBands, incomeBand).toLowerCase()}`;
};

const REMOVAL_LABELS: Readonly<Record<Exclude<FilterName, ChoiceName>, string>> = {
  distance: 'Any distance',
  netPrice: 'Any price',
  admitRate: 'Any admit rate',
  students: 'Any number of students',
  completion: 'Any graduation rate',
  openAdmission: 'Open admission or not',
  onlineOnly: 'On campus or online',
  major: 'Any major',
};

/** The button that removes a filter on the empty-results page; undefined for unknown filters. */
export const removalLabel = (filter: string): string | undefined =>
  isChoice(filter) ? filterChoices[filter].any : REMOVAL_LABELS[filter as keyof typeof REMOVAL_LABELS];

/** Removes the whole filter. */
export const withoutFilter = (filter: string, chips: readonly Chip[]): Partial<Filters> =>
  isChoice(filter) || filter === 'major'
    ? { [filter]: [] }
    : (chips.find((chip) => chip.filter === filter)?.without ?? {});

const isChoice = (filter: string): filter is ChoiceName => Object.hasOwn(filterChoices, filter);
