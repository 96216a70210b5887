import { z } from 'zod';
import { Instant } from '#shared-kernel/platform/http/requests/instant.js';
import { numberIn } from '#shared-kernel/platform/http/requests/plain-number.js';
import { PRACTICES } from '../../domain/letter/practice.js';
import { ANSWERS, ASKED_PRACTICES, COST_KINDS } from '../../domain/offers/offer.js';
import { offerParts } from './offer.dto.js';

const INCREASE = 'yearlyIncrease is a percent from 0 to 10';
/** None unless the student sets one: what a college will charge in three years is not published. */
const NO_INCREASE = '0';

export const AidQuery = z.object({
  yearlyIncrease: numberIn(0, 10, INCREASE)
    .prefault(NO_INCREASE)
    .describe('By how many percent costs rise each year. Usually 0'),
});
export type AidQuery = z.infer<typeof AidQuery>;

const dollars = z.number();

const AidDate = z
  .object({
    label: z.string(),
    aidYear: z
      .string()
      .nullable()
      .describe('The school year it was published for; null for a rule of every year'),
    day: z.iso.date().nullable(),
    rule: z.string().nullable(),
    note: z.string().nullable(),
    source: z.object({ name: z.string(), url: z.url() }),
  })
  .describe('As published for one year, never moved to another')
  .meta({ id: 'AidDate' });

const StateOwnForm = z
  .object({
    name: z.string(),
    opens: z.string(),
    note: z.string().nullable(),
    official: z.object({ name: z.string(), url: z.url() }),
    source: z.object({ name: z.string(), url: z.url() }),
    lookedUpOn: z.iso.date(),
  })
  .describe('The home state’s aid application for who can’t file the FAFSA, where one was found published')
  .meta({ id: 'StateOwnForm' });

const Practice = z
  .object({
    id: z.enum(PRACTICES),
    title: z.string(),
    answer: z.enum(ANSWERS),
    finding: z.string().nullable(),
    questions: z.array(z.string()),
    asks: z
      .enum(ASKED_PRACTICES)
      .nullable()
      .describe('What the student is asked; null where the lines answer'),
  })
  .meta({ id: 'AidPractice' });

const YearFigures = z
  .object({
    cost: dollars.nullable().describe('Null where the letter gives no cost'),
    missingCosts: z.array(z.enum(COST_KINDS)),
    isLowerBound: z.boolean(),
    giftAid: dollars,
    netPrice: dollars.nullable().describe('Cost less gifts only; loans and work never count'),
    workStudy: dollars,
    studentLoans: dollars,
    parentLoans: dollars,
    unclearAid: dollars.describe('The letter does not say if it is a gift or a loan; counted nowhere'),
    leftToPay: dollars.nullable(),
  })
  .meta({ id: 'AidYear' });

const ProgramFigures = z
  .object({
    years: z.int(),
    cost: dollars.nullable(),
    gifts: dollars.describe('Without gifts of which the letter does not say that they come back'),
    netPrice: dollars.nullable(),
    netPriceIfGiftsContinue: dollars.nullable(),
    studentBorrows: dollars.describe('Before interest'),
    parentsBorrow: dollars,
  })
  .meta({ id: 'AidProgram' });

/** Of an offer, for whoever reads it. */
export const offerFigures = {
  ...offerParts,
  updatedAt: Instant,
  changedBy: z.string().nullable().describe('The parent who made the last change; null for the student'),
  year: YearFigures,
  program: ProgramFigures,
};

const AidOffer = z
  .object({
    ...offerFigures,
    practices: z.array(Practice),
    unclear: z.array(z.string()),
    questions: z.array(z.string()),
  })
  .meta({ id: 'AidOffer' });

/** Of an application, for whoever reads about its aid. */
export const aidApplicationParts = {
  id: z.uuid(),
  decisionResult: z.string().nullable(),
  college: z.object({ id: z.int(), shortName: z.string(), level: z.string() }),
  forms: z.array(
    z.object({
      id: z.uuid(),
      label: z.string(),
      dueOn: z.string().nullable(),
      doneOn: z.string().nullable(),
    }),
  ),
};

const AidOfApplication = z
  .object({
    ...aidApplicationParts,
    status: z.string(),
    offer: AidOffer.nullable(),
  })
  .meta({ id: 'AidOfApplication' });

/** When and where aid is asked for, for whoever reads it. */
export const aidYearParts = {
  aidYear: z.string().describe('The school year that the aid is for, such as "2027-28"'),
  homeState: z.string().nullable(),
  fafsaDates: z.array(AidDate),
  stateDates: z.array(AidDate).describe('Empty where nothing was found published'),
  stateAgency: z.object({ name: z.string(), url: z.url() }).nullable(),
  stateAgencies: z.object({ name: z.string(), url: z.url() }),
  lookedUpOn: z.iso.date(),
};

export const AidOfStudent = z
  .object({
    ...aidYearParts,
    taxYear: z.int(),
    stateOwnForm: StateOwnForm.nullable(),
    applications: z.array(AidOfApplication),
  })
  .meta({ id: 'AidOfStudent' });
