import { z } from 'zod';
import { FILTERS, INCOME_BANDS, SORTS } from '#modules/college-catalogue/contracts/index.js';
import { College } from '../../contracts/index.js';

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
  faith: Choices,
  openAdmission: Choices,
  onlineOnly: Choices,
  category: Choices.optional().describe('Absent without estimates'),
});

const Advice = z.object({
  relax: z
    .array(z.object({ filter: z.enum(FILTERS), total: z.int() }))
    .describe('Which filter to take away, and how many colleges that brings; the most first'),
  withoutFilters: z.int().describe('How many the text alone finds'),
});

const Reading = z.object({
  isApplied: z
    .boolean()
    .describe(
      'The filters were used in place of the text; otherwise they are an offer beside the names found',
    ),
  filters: z
    .record(z.string(), z.union([z.string(), z.array(z.string())]))
    .describe('Named as the parameters of the search'),
  search: z
    .string()
    .optional()
    .describe('The part of the text that is a name and is searched with the filters'),
  understood: z.array(z.string()).describe('The phrases that were understood, as typed'),
  notUnderstood: z.array(z.string()),
  notInData: z.array(z.string()).describe('Words for what the federal data don’t tell, such as “soccer”'),
  missing: z
    .array(z.enum(['home', 'grades']))
    .describe(
      'What the profile does not say and the text needs: “near me” a home, “3.0 gpa” grades or scores',
    ),
  total: z.int().describe('How many colleges these filters find'),
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
    certificateSchools: z
      .int()
      .optional()
      .describe(
        'Schools that award only certificates, fit and were left out; `certificates=true` finds them too',
      ),
    sort: z
      .enum(SORTS)
      .optional()
      .describe(
        'The order that was used; suggested: four-year colleges near home, the most applied to first; a figure such as netPrice or completion: four-year colleges of many fields, then others',
      ),
    unusedFilters: z
      .array(z.enum(FILTERS))
      .optional()
      .describe('Asked for and left out: there are no estimates to choose by'),
    correctedSearch: z
      .string()
      .optional()
      .describe('What the text was read as when no college has it as typed: "Did you mean"'),
    reading: Reading.optional().describe(
      'A text that describes a kind of college, such as “cheap nursing in texas”',
    ),
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
