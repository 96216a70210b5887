import { z } from 'zod';
import { College } from '../../contracts/index.js';

const dollars = z.number();

/** Colleges that are at least as good for the student as one college and cost the family less. */
export const BetterForLess = z
  .object({
    colleges: z
      .array(
        z.object({
          college: College,
          saving: dollars.describe('A year, for this family'),
          earningsInMajor: dollars.describe(
            'What graduates in the student’s major, or close to it, earn there',
          ),
          why: z.string(),
        }),
      )
      .max(3)
      .describe('Those near home first'),
    missing: z
      .array(
        z.object({
          what: z.enum(['grades', 'home-state', 'income', 'major', 'price', 'completion', 'earnings']),
          words: z.string(),
        }),
      )
      .describe('Why nothing could be compared; with nothing missing and no college, none was found'),
    earningsDescribe: z.string().nullable().describe('Whose earnings they are'),
  })
  .meta({ id: 'BetterForLess' });
