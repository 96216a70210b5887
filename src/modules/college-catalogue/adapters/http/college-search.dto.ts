import { z } from 'zod';
import { College } from '../../contracts/index.js';
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
  })
  .meta({ id: 'CollegeSearchResponse' });
