import { z } from 'zod';
import { aidApplicationParts, aidYearParts, offerFigures } from '../../../aid/adapters/http/aid.dto.js';
import { GAPS } from '../../../aid/domain/letter/gaps.js';

const SharedOffer = z
  .object({
    ...offerFigures,
    gaps: z
      .array(z.object({ kind: z.enum(GAPS), lines: z.array(z.string()) }))
      .describe('What the letter leaves unclear'),
  })
  .meta({ id: 'SharedOffer' });

const SharedAidApplication = z
  .object({ ...aidApplicationParts, offer: SharedOffer.nullable() })
  .meta({ id: 'SharedAidApplication' });

export const SharedAid = z
  .object({ ...aidYearParts, applications: z.array(SharedAidApplication) })
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
