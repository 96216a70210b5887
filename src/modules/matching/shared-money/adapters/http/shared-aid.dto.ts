import { z } from 'zod';
import { Instant } from '#shared-kernel/platform/http/instant.js';
import { AidDate, ProgramFigures, YearFigures } from '../../../aid/adapters/http/aid.dto.js';
import { offerParts } from '../../../aid/adapters/http/offer.dto.js';
import { GAPS } from '../../../aid/domain/letter/gaps.js';

const SharedOffer = z
  .object({
    ...offerParts,
    updatedAt: Instant,
    changedBy: z.string().nullable().describe('The parent who made the last change; null for the student'),
    year: YearFigures,
    program: ProgramFigures,
    gaps: z
      .array(z.object({ kind: z.enum(GAPS), lines: z.array(z.string()) }))
      .describe('What the letter leaves unclear'),
  })
  .meta({ id: 'SharedOffer' });

const SharedAidApplication = z
  .object({
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
    offer: SharedOffer.nullable(),
  })
  .meta({ id: 'SharedAidApplication' });

export const SharedAid = z
  .object({
    aidYear: z.string().describe('The school year that the aid is for, such as "2027-28"'),
    homeState: z.string().nullable(),
    fafsaDates: z.array(AidDate),
    stateDates: z.array(AidDate).describe('Empty where nothing was found published'),
    stateAgencies: z.object({ name: z.string(), url: z.url() }),
    lookedUpOn: z.iso.date(),
    applications: z.array(SharedAidApplication),
  })
  .meta({ id: 'SharedAid' });

const MOST_FORMS = 100;
const DAY = 'A day looks like 2026-11-01.';

export const FormTicks = z
  .object({
    forms: z
      .array(z.object({ applicationId: z.uuid(), itemId: z.uuid() }))
      .min(1, 'Name at least one form.')
      .max(MOST_FORMS, `Up to ${MOST_FORMS} forms at once.`),
    doneOn: z.iso.date({ error: DAY }).nullable().describe('Null: not done'),
  })
  .meta({ id: 'FormTicks' });
export type FormTicks = z.infer<typeof FormTicks>;
