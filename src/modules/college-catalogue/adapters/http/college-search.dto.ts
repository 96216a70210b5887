import { z } from 'zod';
import { College, INCOME_BANDS, SORTS } from '../../contracts/index.js';
import { US_STATES } from '../us-states.js';

const LONGEST_SEARCH = 100;
const PAGE_SIZE = 'Page size is a whole number from 1 to 100.';

const STATE_CODES = Object.keys(US_STATES) as (keyof typeof US_STATES)[];

const wholeNumber = (error: string) => z.coerce.number({ error }).int(error).min(1, error);

/** Forms send every field they have: an empty one says nothing. */
const withoutBlanks = (query: unknown): unknown =>
  typeof query === 'object' && query !== null
    ? Object.fromEntries(
        Object.entries(query).filter(([, value]) => typeof value !== 'string' || value.trim() !== ''),
      )
    : query;

export const CollegeSearchQuery = z.preprocess(
  withoutBlanks,
  z.object({
    search: z
      .string({ error: 'Please search for one text at a time.' })
      .trim()
      .max(LONGEST_SEARCH, `Please search for at most ${LONGEST_SEARCH} characters.`)
      // PostgreSQL text cannot hold it.
      .refine((text) => !text.includes('\0'), 'Please search for letters and figures.')
      .optional()
      .describe('Words of the name, another name, the city or the state'),
    state: z
      .string({ error: 'Please choose one state at a time.' })
      .trim()
      .toUpperCase()
      .pipe(z.enum(STATE_CODES, { error: 'State is a two-letter postal code, such as OH.' }))
      .optional(),
    ownership: z
      .enum(['1', '2'], { error: 'Ownership is 1 (public) or 2 (private).' })
      .optional()
      .describe('1 public, 2 private'),
    degrees_awarded: z
      .enum(['1', '2', '3', '4', '5', '6'], { error: 'College type is a number from 1 to 6.' })
      .optional()
      .describe(
        'Mainly 1 certificates, 2 associate, 3 bachelor’s, 4 graduate degrees; any 5 bachelor’s, 6 graduate degrees',
      ),
    locale: z
      .enum(['urban', 'suburban', 'rural'], { error: 'Campus setting is urban, suburban or rural.' })
      .optional(),
    page: wholeNumber('Page is a whole number from 1 on.').default(1),
    pageSize: wholeNumber(PAGE_SIZE).max(100, PAGE_SIZE).default(50),
  }),
);
export type CollegeSearchQuery = z.infer<typeof CollegeSearchQuery>;

const Choices = z.array(z.object({ value: z.string(), count: z.int() }));

/** Each choice with how many colleges there would be with it alone in its filter. Choices without a college are left out. */
const Facets = z.object({
  state: Choices,
  ownership: Choices,
  degrees_awarded: Choices,
  locale: Choices,
  region: Choices,
  size: Choices,
  major: Choices.describe('By CIP family'),
  testPolicy: Choices,
  designation: Choices,
  openAdmission: Choices,
  onlineOnly: Choices,
});

const Advice = z.object({
  relax: z
    .array(z.object({ filter: z.string().describe('By the name of its parameter'), total: z.int() }))
    .describe('Which filter to take away, and how many colleges that brings; the most first'),
  withoutFilters: z.int().describe('How many the text alone finds'),
});

export const CollegeSearchResponse = z
  .object({
    colleges: z.array(College),
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
    totalPages: z.int(),
    hasNextPage: z.boolean(),
    hasPreviousPage: z.boolean(),
    matchCount: z.int().describe('How many of all colleges found are among the student’s recommendations'),
    sort: z.enum(SORTS).optional().describe('The order that was used'),
    correctedSearch: z
      .string()
      .optional()
      .describe('What the text was read as when no college has it as typed: "Did you mean"'),
    prices: z
      .object({ incomeBand: z.enum(INCOME_BANDS).nullable() })
      .optional()
      .describe(
        'Whose prices `netPriceMax` and the sort by net price mean; null is the average over all incomes',
      ),
    near: z
      .object({ place: z.string(), basis: z.enum(['zip-area', 'state']) })
      .optional()
      .describe('Where the miles are measured from: the middle of the colleges of that ZIP area or state'),
    facets: Facets.optional(),
    advice: Advice.optional().describe('When nothing was found'),
  })
  .meta({ id: 'CollegeSearchResponse' });
