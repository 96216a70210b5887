import { z } from 'zod';
import { Instant } from '#shared-kernel/platform/http/requests/instant.js';
import { AID_KINDS, ANSWERS, INSIDE_ANOTHER, RENEWALS } from '../../domain/offers/offer.js';

/** More than any college costs in a year. */
const MOST_DOLLARS = 200_000;
const MOST_LINES = 30;
const LONGEST_PROGRAM = 6;

const AMOUNT = `An amount is a number of dollars from 0 to ${MOST_DOLLARS.toLocaleString('en-US')}, with cents at most.`;
const Amount = z
  .number({ error: AMOUNT })
  .min(0, AMOUNT)
  .max(MOST_DOLLARS, AMOUNT)
  .multipleOf(0.01, AMOUNT)
  .describe('US dollars a year');

const NAME = 'Name the line, in up to 120 characters.';
const AidLine = z
  .object({
    kind: z.enum(AID_KINDS).describe('not-said: the letter does not say if it is a gift or a loan'),
    name: z.string({ error: NAME }).trim().min(1, NAME).max(120, NAME).describe('As the letter calls it'),
    amount: Amount,
    renews: z.enum(RENEWALS),
    years: z
      .int()
      .min(1)
      .max(LONGEST_PROGRAM)
      .nullable()
      .describe('For how many years in all, if the letter says so'),
    condition: z
      .string()
      .trim()
      .max(300, 'Up to 300 characters.')
      .nullable()
      .describe('What keeps it, if the letter says so'),
  })
  .meta({ id: 'AidLine' });

const Said = z.enum(ANSWERS).optional();

export const offerParts = {
  costs: z
    .object({
      tuition: Amount.nullable(),
      fees: Amount.nullable(),
      housing: Amount.nullable(),
      food: Amount.nullable(),
      books: Amount.nullable(),
      travel: Amount.nullable(),
      other: Amount.nullable(),
    })
    .describe('Null is not in the letter; 0 is no such cost'),
  inside: z
    .array(z.enum(INSIDE_ANOTHER))
    .max(INSIDE_ANOTHER.length)
    .describe('Fees inside tuition, food inside housing'),
  totalCost: Amount.nullable().describe('The total that the letter gives'),
  statedNetPrice: Amount.nullable().describe('What the letter says the family pays'),
  aid: z.array(AidLine).max(MOST_LINES, `An offer holds up to ${MOST_LINES} lines of aid.`),
  answers: z
    .object({
      'total-cost': Said,
      'kinds-apart': Said,
      'parent-plus-apart': Said,
      sources: Said,
      'next-steps': Said,
      'loan-details': Said,
      'no-award': Said,
    })
    .describe('What only someone who holds the letter can tell'),
};

export const AidLetter = z.object(offerParts).meta({ id: 'AidLetter' });
export type AidLetter = z.infer<typeof AidLetter>;

export const SavedAidLetter = z.object({ ...offerParts, updatedAt: Instant }).meta({ id: 'SavedAidLetter' });
