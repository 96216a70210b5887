import { z } from 'zod';

const BestStep = z
  .object({
    answer: z
      .enum([
        'grades',
        'test',
        'rigor',
        'activities',
        'residency',
        'income',
        'major',
        'settings',
        'regions',
        'sizes',
        'ownership',
      ])
      .describe('What the student has not told yet'),
    effect: z
      .enum(['narrows-ranges', 'moves-estimates', 'fills-match'])
      .describe('What telling it would do, if it turned out as expected'),
    section: z.enum(['personal', 'academic', 'readiness']),
    step: z
      .enum(['address', 'background', 'fit', 'performance', 'tests', 'advanced', 'activities'])
      .describe('With the section, the address of the step in the profile'),
    colleges: z.int().describe('How many of the colleges looked at would change by a point or more'),
    points: z
      .number()
      .describe(
        'By how much on average at these: points of the range’s width, of the estimate, or of the match’s weights',
      ),
    words: z.string().describe('The same in a sentence'),
  })
  .meta({ id: 'BestStep' });

export const NextBestStep = z
  .object({
    basedOn: z
      .enum(['list', 'candidates'])
      .describe(
        'The colleges looked at: the current recommendations, or without any every four-year college with an admit rate that could be recommended',
      ),
    collegesLookedAt: z.int(),
    steps: z
      .array(BestStep)
      .describe('The best first; empty when no missing answer would change anything by a point'),
    words: z.string().describe('The words of the first step, or that there is nothing to add'),
  })
  .meta({ id: 'NextBestStep' });
