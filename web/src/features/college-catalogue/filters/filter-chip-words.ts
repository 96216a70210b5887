import { labelOf } from '@/lib/words/choices';
import { count, dollars, percent } from '@/lib/words/figures';
import { statesIn, wholeRegions } from '@/lib/words/regions';
import { type ChoiceName, choiceWords, incomeBands } from './filter-choices';
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
  | 'onlineOnly'
  | 'certificates';

/** An active filter, and the change that removes it. */
export type Chip = { filter: FilterName; words: string; without: Partial<Filters> };

const rangeWords = (least: string, most: string, form: (figure: number) => string) => {
  if (least === '') return `at most ${form(Number(most))}`;
  if (most === '') return `at least ${form(Number(least))}`;
  return `${form(Number(least)).replace('%', '')}–${form(Number(most))}`;
};

/** In the order of the panel. `majorWords` names a CIP code. */
export const chipsOf = (filters: Filters, majorWords: (cip: string) => string): Chip[] => {
  const list = (filter: ListName, words: (value: string) => string): Chip[] =>
    filters[filter].map((value) => ({
      filter,
      words: words(value),
      without: { [filter]: filters[filter].filter((other) => other !== value) },
    }));
  const choice = (name: ChoiceName) => list(name, (value) => choiceWords(name, value));
  const one = (on: string, filter: FilterName, words: () => string, without: Partial<Filters>): Chip[] =>
    on === '' ? [] : [{ filter, words: words(), without }];
  const f = filters;

  return [
    ...choice('category'),
    ...stateChips(f.state),
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
    ...list('testPolicy', (value) => `Test scores: ${choiceWords('testPolicy', value).toLowerCase()}`),
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
    ...choice('faith'),
    ...one(f.onlineOnly, 'onlineOnly', () => (f.onlineOnly === 'true' ? 'Online only' : 'Has a campus'), {
      onlineOnly: '',
    }),
    ...one(f.certificates, 'certificates', () => 'Certificate schools too', { certificates: '' }),
    ...one(f.completionMin, 'completion', () => `At least ${percent(Number(f.completionMin))} graduate`, {
      completionMin: '',
    }),
    ...list('major', majorWords),
  ];
};

const MOST_STATE_CHIPS = 4;

/** A region with all its states shares one chip, as do many other states. */
const stateChips = (all: readonly string[]): Chip[] => {
  const { regions, states } = wholeRegions(all);
  const chip = (words: string, gone: readonly string[]): Chip => ({
    filter: 'state',
    words,
    without: { state: all.filter((state) => !gone.includes(state)) },
  });
  return [
    ...regions.map((region) => chip(region, statesIn(region))),
    ...(states.length > MOST_STATE_CHIPS
      ? [chip(`${states.length} states: ${states.toSorted().join(', ')}`, states)]
      : states.map((state) => chip(choiceWords('state', state), [state]))),
  ];
};

const sentenceCase = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const distanceWords = ({ withinMiles, near }: Filters) =>
  `Within ${count(Number(withinMiles))} miles of ${near === '' ? 'home' : choiceWords('state', near)}`;

const priceWords = ({ netPriceMax, incomeBand }: Filters) => {
  const price = `Up to ${dollars(Number(netPriceMax))} a year`;
  return incomeBand === '' ? price : `${price}, income ${labelOf(incomeBands, incomeBand).toLowerCase()}`;
};
