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
      .describe('What the student has not answered yet'),
    effect: z
      .enum(['narrows-ranges', 'moves-estimates', 'fills-match'])
      .describe('What the answer would change, if it is as expected'),
    colleges: z.int().describe('How many of the colleges examined would change by a point or more'),
    points: z
      .number()
      .describe(
        'The average change at these: points of the range’s width, of the estimate, or of the match’s weights',
      ),
    words: z.string().describe('The same in a sentence'),
  })
  .meta({ id: 'BestStep' });

export const NextBestStep = z
  .object({
    basedOn: z
      .enum(['list', 'candidates'])
      .describe(
        'The colleges examined: the current recommendations, or without any every four-year college with an admit rate that could be recommended',
      ),
    collegesLookedAt: z.int(),
    steps: z
      .array(BestStep)
      .describe('The best first; empty when no missing answer would change anything by a point'),
    words: z.string().describe('The words of the first step, or a sentence that nothing is missing'),
  })
  .meta({ id: 'NextBestStep' });
