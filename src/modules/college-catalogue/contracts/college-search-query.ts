import { z } from 'zod';
import { isStorableText } from '#shared-kernel/domain/storable-text.js';
import { numberIn, wholeNumberIn } from '#shared-kernel/platform/http/requests/plain-number.js';
import {
  CATEGORIES,
  DESIGNATIONS,
  FAITHS,
  INCOME_BANDS,
  REGIONS,
  SORTS,
  TEST_POLICIES,
} from '../domain/search/choices.js';
import { US_STATES } from '#shared-kernel/domain/us-states.js';

const LONGEST_SEARCH = 100;
const PAGE_SIZE = 'Page size is a whole number from 1 to 100.';
const MOST_DOLLARS = 200_000;
const MOST_STUDENTS = 1_000_000;
const MOST_MILES = 5_000;

const STATE_CODES = Object.keys(US_STATES) as (keyof typeof US_STATES)[];

const figure = (error: string, most: number) => numberIn(0, most, error).optional();
const share = (what: string) => figure(`${what} is a number from 0 to 1.`, 1);
const yesOrNo = (what: string) =>
  z
    .enum(['true', 'false'], { error: `${what} is true or false.` })
    .transform((value) => value === 'true')
    .optional();

/** "a,b" and a repeated key mean the same. */
const split = (value: unknown): unknown => {
  if (typeof value !== 'string' && !Array.isArray(value)) return value;
  const parts = [value]
    .flat()
    .flatMap((part: unknown) => (typeof part === 'string' ? part.split(',') : [part]));
  return parts.map((part) => (typeof part === 'string' ? part.trim() : part)).filter((part) => part !== '');
};

/** Any of several: one value, several with commas between, or the key repeated. */
const anyOf = <Choice extends string>(
  choices: readonly Choice[],
  error: string,
  read = (text: string) => text,
) => {
  const choice = z.enum(choices);
  const folded = (value: unknown): unknown => {
    const parts = split(value);
    return Array.isArray(parts)
      ? parts.map((part: unknown) => (typeof part === 'string' ? read(part) : part))
      : parts;
  };
  return z
    .preprocess(folded, z.union([choice, z.array(choice).max(choices.length)], { error }))
    .transform((chosen) => [...new Set([chosen].flat())] as Choice[])
    .optional();
};

const MAJOR = 'Major is a CIP code of two or four digits, such as 11 or 11.07.';
const LONGEST_CIP = 5;
const CIP = /^\d{2}(\.\d{2})?$/;
const CipCode = z.string().max(LONGEST_CIP, MAJOR);
const MOST_MAJORS = 50;

const PLACE = 'A place is a five-digit ZIP code or a two-letter state.';
const LONGEST_PLACE = 5;

const isBlank = (value: unknown): boolean =>
  [value].flat().every((part: unknown) => typeof part === 'string' && /^[\s,]*$/.test(part));

/** Forms send every field: an empty one is the same as none. */
const withoutBlanks = (query: unknown): unknown =>
  typeof query === 'object' && query !== null
    ? Object.fromEntries(Object.entries(query).filter(([, value]) => !isBlank(value)))
    : query;

const Filters = z.object({
  search: z
    .string({ error: 'Please search for one text at a time.' })
    .trim()
    .max(LONGEST_SEARCH, `Please search for at most ${LONGEST_SEARCH} characters.`)
    // A saved search carries its text percent-encoded, which hides such characters from the check of the request.
    .refine(isStorableText, 'Please use letters and numbers.')
    .optional()
    .describe(
      'Words of the name, another name, a nickname, the city, what people call it, the state, a designation such as HBCU or a group such as the Ivy League; typing errors are forgiven',
    ),
  textAs: z
    .enum(['name'], { error: 'A text can be read as a name.' })
    .optional()
    .describe(
      'Searches names only; without it “nursing in texas” is read as filters when no college is called so',
    ),
  state: anyOf(STATE_CODES, 'State is a two-letter postal code, such as OH.', (text) =>
    text.toUpperCase(),
  ).describe('Any of these'),
  ownership: anyOf(['1', '2'], 'Ownership is 1 (public) or 2 (private).').describe('1 public, 2 private'),
  degrees_awarded: anyOf(['1', '2', '3', '4', '5', '6'], 'College type is a number from 1 to 6.').describe(
    'Mainly 1 certificates, 2 associate, 3 bachelor’s, 4 graduate degrees; any 5 bachelor’s, 6 graduate degrees',
  ),
  locale: anyOf(['urban', 'suburban', 'rural'], 'Campus setting is urban, suburban or rural.'),
  region: anyOf(REGIONS, `Region is one of ${REGIONS.join(', ')}.`),
  size: anyOf(['small', 'medium', 'large'], 'Size is small, medium or large.').describe(
    'Undergraduates: small below 3,000, medium below 10,000, large from there',
  ),
  sizeMin: figure('The least number of students is a number from 0 to 1,000,000.', MOST_STUDENTS),
  sizeMax: figure('The greatest number of students is a number from 0 to 1,000,000.', MOST_STUDENTS),
  admitRateMin: share('The least admit rate').describe(
    'A fraction of 1; colleges that report none are left out',
  ),
  admitRateMax: share('The greatest admit rate'),
  completionMin: share('The least graduation rate'),
  netPriceMax: figure('The highest net price is a number from 0 to 200,000.', MOST_DOLLARS).describe(
    'Dollars a year after aid: for the student’s own income and state if they entered them, otherwise the average',
  ),
  incomeBand: z
    .enum(INCOME_BANDS, { error: `Income is one of ${INCOME_BANDS.join(', ')}.` })
    .optional()
    .describe('Prices for this income instead of the student’s own'),
  major: z
    .preprocess(split, z.union([CipCode, z.array(CipCode).max(MOST_MAJORS)]))
    .transform((chosen) => [...new Set([chosen].flat())])
    .refine((chosen) => chosen.every((code) => CIP.test(code)), MAJOR)
    .optional()
    .describe('CIP family (11) or field (11.07) that is taught there; any of these'),
  testPolicy: anyOf(TEST_POLICIES, `Test policy is one of ${TEST_POLICIES.join(', ')}.`),
  designation: anyOf(DESIGNATIONS, `Designation is one of ${DESIGNATIONS.join(', ')}.`),
  faith: anyOf(FAITHS, `Faith is one of ${FAITHS.join(', ')}.`).describe('The religious affiliation'),
  openAdmission: yesOrNo('Open admission'),
  onlineOnly: yesOrNo('Online only'),
  certificates: yesOrNo('Certificate schools').describe(
    'True finds schools that award only certificates too; without it they are left out unless a text, a degree or a trade is searched',
  ),
  near: z
    .string({ error: 'Please measure from one place.' })
    .trim()
    .toUpperCase()
    .max(LONGEST_PLACE, { error: PLACE, abort: true })
    .refine((place) => /^\d{5}$/.test(place) || place in US_STATES, PLACE)
    .optional()
    .describe('Where `withinMiles` begins: a ZIP code or a state; without it the student’s home state'),
  withinMiles: figure('Miles are a number from 0 to 5,000.', MOST_MILES),
  category: anyOf(CATEGORIES, 'Category is reach, target or safety.').describe(
    'By the student’s own estimates: reach below 25 %, target below 75 %, safety from there; left out without estimates',
  ),
});

export const CollegeSearchQuery = z.preprocess(
  withoutBlanks,
  Filters.extend({
    sort: z
      .enum(SORTS, { error: `Sort is one of ${SORTS.join(', ')}.` })
      .optional()
      .describe('Without it: relevance with a text, else match for a student with estimates, else suggested'),
    facets: yesOrNo('Facets').describe('Counts each choice of each filter, that filter itself lifted'),
    page: wholeNumberIn(1, Number.MAX_SAFE_INTEGER, 'Page is a whole number from 1 on.').default(1),
    pageSize: wholeNumberIn(1, 100, PAGE_SIZE).default(50),
  }),
);
export type CollegeSearchQuery = z.infer<typeof CollegeSearchQuery>;
