import { z } from 'zod';
import { type Frozen } from '#shared-kernel/domain/frozen.js';
import { CollegeCard } from './college-card.js';
import { CommonDataSet } from './common-data-set.js';
import { KeptFacts } from './kept-facts.js';

const Figure = z.object({
  value: z.number().nullable(),
  unit: z.enum(['share', 'score', 'count', 'dollars', 'years', 'ratio']),
  describes: z.string().describe('The year or cohort'),
  missing: z.enum(['not-reported', 'suppressed', 'not-applicable']).nullable().describe('Why value is null'),
});

const Program = z.object({
  cip: z.string().describe('Four-digit CIP code'),
  title: z.string(),
  graduates: z.int().nullable(),
  medianEarnings: z.number().nullable(),
});

const Programs = z.object({
  total: z.int(),
  top: z.array(Program).describe('Those with most graduates, the largest first'),
});

/** A college in full. Every figure says what year it describes, and why it is missing when it is. */
export const CollegeInFull = CollegeCard.extend({
  address: z.string().nullable(),
  zip: z.string().nullable(),
  country: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  locale: z.string().nullable().describe('The setting in more words, such as "Large city"'),
  highestDegree: z.enum(['None', 'Certificate', 'Associate', 'Bachelor’s', 'Graduate']),
  accreditor: z.string().nullable(),
  religion: z
    .string()
    .nullable()
    .describe('The religious affiliation that the college reports; null without one'),
  considered: z.array(
    z.object({ what: z.string(), importance: z.enum(['required', 'considered', 'not-considered']) }),
  ),
  commonDataSet: CommonDataSet,
  kept: KeptFacts.describe(
    'What the Department does not publish: by fact, its value, where it was read and when',
  ),
  figures: z.record(z.string(), Figure).describe('By name, such as "earnings6yrMedian"'),
  programFamilies: z.array(
    z.object({
      cip: z.string().describe('Two-digit CIP family'),
      title: z.string(),
      awardShare: z.number().nullable(),
      bachelors: z.boolean(),
    }),
  ),
  bachelorsPrograms: Programs,
  associatePrograms: Programs,
  programsDescribe: z.object({
    awardShare: z.string().nullable(),
    graduates: z.string().nullable(),
    medianEarnings: z.string().nullable(),
  }),
  source: z.object({ title: z.string(), publisher: z.string(), licence: z.string(), url: z.string() }),
});
export type CollegeInFull = Frozen<z.infer<typeof CollegeInFull>>;
