import { z } from 'zod';
import { CollegeMatch, Contribution } from './college-match.js';
import { type Frozen } from '#shared-kernel/domain/frozen.js';

const fraction = z.number().min(0).max(1);
const score = z.number().min(0).max(100).nullable();

const Improvement = z.object({
  kind: z.literal('improve'),
  factor: z.enum(['test', 'grades', 'rigor', 'activities']),
  chance: fraction.describe('The estimate after the step'),
  gain: z.number().describe('Percentage points'),
  words: z.string(),
});

const Addition = z.object({
  kind: z.literal('enter'),
  factor: z.enum(['grades', 'test', 'activities', 'rigor', 'residency']),
  low: fraction,
  high: fraction,
  narrowed: z.object({ low: fraction, high: fraction }).nullable().describe('The range once it is known'),
  words: z.string(),
});

const Dimension = z.object({
  dimension: z.enum(['academic', 'extracurricular', 'location', 'cost', 'culture']),
  label: z.string(),
  score,
  weight: fraction,
  known: fraction.describe('How much of it rests on something known'),
  parts: z.array(
    z.object({
      part: z.enum([
        'level',
        'major',
        'academic-priorities',
        'activities',
        'setting',
        'region',
        'price',
        'cost-priorities',
        'size',
        'ownership',
        'college-type',
        'campus-priorities',
      ]),
      score,
    }),
  ),
});

const NetPriceForYou = z.object({
  amount: z.number().nullable().describe('Dollars a year after aid; below 0 where aid exceeds the cost'),
  fullPrice: z.number().nullable().describe('The same year before aid'),
  kind: z.enum(['for-your-income', 'average', 'without-aid']),
  parts: z
    .array(
      z.object({
        band: z.enum([
          'netPrice0To30k',
          'netPrice30To48k',
          'netPrice48To75k',
          'netPrice75To110k',
          'netPrice110kPlus',
        ]),
        share: fraction,
        amount: z.number(),
      }),
    )
    .describe('How the federal income bands were mixed; empty for an average'),
  residence: z
    .enum(['in-state', 'out-of-state', 'in-state-assumed'])
    .nullable()
    .describe('Whose price it is; null where everybody pays the same'),
  outOfState: z.number().describe('What is in both figures for living in another state'),
  elsewhere: z
    .number()
    .nullable()
    .describe('What living in another state would add, where the home state is not known'),
  words: z.string(),
});

const Unknown = z.object({ what: z.string(), whose: z.enum(['student', 'college']), words: z.string() });
const Warning = z.object({ code: z.string(), words: z.string() });

/** Why a student has this match with a college: reasons up and down, next steps, and what is not known. */
export const CollegeExplanation = z
  .object({
    match: CollegeMatch.nullable().describe('Null with neither grades nor scores'),
    contributions: z
      .array(Contribution.extend({ words: z.string() }))
      .describe('Those of the match in words'),
    submitAdvice: z.enum(['submit', 'withhold']).nullable().describe('At a test-optional college'),
    sources: z.array(z.string()).describe('Where the estimate comes from, a sentence each'),
    suggestions: z.array(z.discriminatedUnion('kind', [Improvement, Addition])),
    dimensions: z.array(Dimension),
    netPrice: NetPriceForYou,
    unknowns: z.array(Unknown),
    warnings: z.array(Warning),
    notSeen: z.array(z.string()).describe('Each follows "It doesn’t include"'),
    yourScores: z
      .object({ satTotal: z.number().nullable(), actComposite: z.number().nullable() })
      .describe('The marks on the college’s score ranges'),
  })
  .meta({ id: 'CollegeExplanation' });
export type CollegeExplanation = Frozen<z.infer<typeof CollegeExplanation>>;
