import { type SearchWishes } from '../../../domain/entities/entities.js';
import { areCold, areWarm } from '../../../domain/entities/wished/warm-states.js';
import { stateName } from '../../../domain/entities/state-names.js';
import { type Phrase, phrase } from '../../../domain/figures/figure.js';
import { ruleFigure } from '../../../domain/figures/own-figures.js';
import { printed } from '../../../domain/figures/print.js';

const SIZES = { small: 'small', medium: 'medium-sized', large: 'large' } as const;
const SETTINGS = { Urban: 'city', Suburban: 'suburban', Rural: 'rural' } as const;
const DEGREES = { associate: 'two-year', bachelors: 'four-year' } as const;
const REGIONS: Readonly<Record<string, string>> = {
  'service-schools': 'the service academies',
  'new-england': 'New England',
  'mid-east': 'the Mid-Atlantic',
  'great-lakes': 'the Great Lakes states',
  plains: 'the Plains',
  southeast: 'the Southeast',
  southwest: 'the Southwest',
  'rocky-mountains': 'the Rocky Mountains',
  'far-west': 'the Far West',
  'outlying-areas': 'the US territories',
};
const KINDS: Readonly<Record<string, string>> = {
  hbcu: 'historically Black',
  'predominantly-black': 'predominantly Black',
  'hispanic-serving': 'Hispanic-serving',
  tribal: 'tribal',
  aanapisi: 'Asian American-serving',
  'alaska-native-hawaiian': 'Alaska Native- or Native Hawaiian-serving',
  'native-american': 'Native American-serving',
  women: 'women’s',
  men: 'men’s',
};
const POLICIES = {
  required: 'that require tests',
  recommended: 'that recommend tests',
  optional: 'that were test-optional',
  'not-considered': 'that don’t look at tests',
} as const;

const FAITHS: Readonly<Record<string, string>> = {
  catholic: 'Catholic',
  christian: 'Christian',
  'latter-day-saints': 'Latter-day Saint',
  jewish: 'Jewish',
  none: 'nonreligious',
};

/** "small public four-year colleges in Ohio with nursing": what was searched for. `field` is the major as the student said it. */
export function wishWords(wishes: SearchWishes, count: number, field: string | null): Phrase {
  const noun = count === 1 ? 'college' : 'colleges';
  const before = [
    wishes.size && SIZES[wishes.size],
    ...(wishes.settings ?? []).map((setting) => SETTINGS[setting]),
    wishes.ownership,
    ...(wishes.designation ?? []).map((kind) => KINDS[kind]),
    ...(wishes.faith ?? []).map((faith) => FAITHS[faith]),
    wishes.designation === undefined && wishes.degrees !== undefined ? DEGREES[wishes.degrees] : undefined,
    wishes.openAdmission === true ? 'open-admission' : undefined,
    wishes.onlineOnly === true ? 'online' : undefined,
    wishes.category,
  ].filter((word) => word !== undefined);
  const start = [...before, noun].join(' ');
  return phrase`${start}${groupWords(wishes)}${placeWords(wishes)}${outsideWords(wishes)}${priceWords(wishes)}${fieldWords(wishes, field)}${policyWords(wishes)}${limits(wishes)}${leftOutWords(wishes)}`;
}

/** A name of a group; a number in it would be nobody's figure. */
const groupWords = ({ text }: SearchWishes): string =>
  text === undefined || /\d/.test(text) ? '' : ` for “${text}”`;

/** A region that was named by its states would be a long list. */
const MOST_PLACES = 3;

function placeWords({
  states = [],
  regions = [],
  withinMiles,
  near,
  nearName,
  withoutCity,
}: SearchWishes): string {
  const nearby = nearName ?? 'the place you named';
  if (withoutCity !== undefined && near !== undefined) return ` near ${nearby} but outside the city`;
  const places = [...states.map(stateName), ...regions.map((region) => REGIONS[region] ?? region)];
  if (states.length > MOST_PLACES && areWarm(states)) return ' in warm states';
  if (states.length > MOST_PLACES && areCold(states)) return ' in states with cold winters';
  if (places.length > MOST_PLACES) return ' in that part of the country';
  if (places.length > 0) return ` in ${orList(places)}`;
  if (withinMiles === undefined) return '';
  return near === undefined ? ' near home' : ` near ${nearby}`;
}

function outsideWords({ statesWithout = [], withoutCity, near }: SearchWishes): string {
  if (withoutCity !== undefined && near === undefined) return ` outside ${capitalized(withoutCity)}`;
  if (statesWithout.length === 0) return '';
  return statesWithout.length > MOST_PLACES
    ? ' outside that part of the country'
    : ` outside ${orList(statesWithout.map(stateName))}`;
}

const capitalized = (name: string): string =>
  name.replace(/(?:^| )\p{L}/gu, (letter) => letter.toUpperCase());

const fieldWords = ({ majors = [] }: SearchWishes, field: string | null): string =>
  majors.length === 0 ? '' : ` with ${field ?? 'that major'}`;

const policyWords = ({ testPolicy = [] }: SearchWishes): string =>
  testPolicy.length === 0 ? '' : ` ${orList(testPolicy.map((policy) => POLICIES[policy]))}`;

const priceWords = ({ netPriceMax }: SearchWishes): Phrase =>
  netPriceMax === undefined ? phrase`` : phrase` under ${printed(ruleFigure(netPriceMax, 'dollars'))} a year`;

const leftOutWords = ({ without = [] }: SearchWishes): string =>
  without.length < 2 ? '' : ', without those you left out';

/** Shares without their numbers: nobody published those. */
function limits({ completionMin, admitRateMax, admitRateMin }: SearchWishes): string {
  const parts = [
    completionMin === HALF && ' where at least half graduate',
    completionMin !== undefined && completionMin !== HALF && ', with the graduation rate you asked for',
    (admitRateMax ?? admitRateMin) !== undefined && ', with the admit rate you asked for',
  ];
  return parts.filter((part) => part !== false).join('');
}
export const HALF = 0.5;

const orList = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`;
