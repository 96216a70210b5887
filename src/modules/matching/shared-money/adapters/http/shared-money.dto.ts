import { z } from 'zod';
import { SharedAid } from './shared-aid.dto.js';
import { INCOME_RANGES } from '../../domain/parent-inputs.js';

const dollars = z.number();
const MOST_DOLLARS = 1_000_000;
const MOST = 'The most you can pay is a whole number of dollars from 0 to 1,000,000.';

const FamilyPrice = z
  .object({
    amount: dollars.nullable().describe('Dollars a year after aid; null when not published. May be negative'),
    fullPrice: dollars.nullable().describe('The same year before aid'),
    kind: z.enum(['for-your-income', 'average', 'without-aid']),
    residence: z.enum(['in-state', 'out-of-state', 'in-state-assumed']).nullable(),
    elsewhere: dollars
      .nullable()
      .describe('What living in another state would add, where the home state is not known'),
  })
  .meta({ id: 'FamilyPrice' });

export const ParentInputs = z
  .object({
    incomeRange: z.enum(INCOME_RANGES, { error: 'Choose one of the income ranges.' }).nullable(),
    mostAYear: z
      .int({ error: MOST })
      .min(0, MOST)
      .max(MOST_DOLLARS, MOST)
      .nullable()
      .describe('The most the family can pay for a year all told, US dollars'),
    showsResult: z.boolean().describe('Whether the student sees the prices that follow, never the answers'),
  })
  .meta({ id: 'ParentInputs' });
export type ParentInputs = z.infer<typeof ParentInputs>;

export const MoneyReply = z
  .object({
    firstName: z.string(),
    showsPrices: z.boolean().describe('Whether the student shares prices and offers with you'),
    own: ParentInputs.nullable().describe('What you entered; null for a counselor'),
    colleges: z
      .array(
        z.object({
          id: z.int().describe('The federal unit id'),
          name: z.string(),
          location: z.string(),
          ownPrice: FamilyPrice.nullable().describe('By what you entered'),
          studentPrice: FamilyPrice.nullable().describe('By the student’s answers, where they are shared'),
        }),
      )
      .describe('The newest saved first'),
    pricesDescribe: z.string().nullable().describe('The school years of the published prices'),
    aid: SharedAid.nullable().describe('Forms and offers, where prices are shared'),
  })
  .meta({ id: 'MoneyOfStudent' });
