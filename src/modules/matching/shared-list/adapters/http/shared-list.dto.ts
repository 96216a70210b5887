import { z } from 'zod';
import { Deadline } from '../../../applications/adapters/http/applications.dto.js';
import {
  APPLICATION_PLANS,
  APPLICATION_STATUSES,
  APPLICATION_TYPES,
  DECISION_RESULTS,
} from '../../../applications/domain/terms.js';

const share = z.number().min(0).max(1);
const Reason = z.object({
  factor: z.enum(['test', 'grades', 'activities', 'rigor', 'round', 'residency', 'field', 'no-score']),
  points: z.number().describe('Percentage points; above 0 lifts the chance'),
});

export const SharedListReply = z
  .object({
    firstName: z.string(),
    showsChances: z.boolean().describe('Whether the student shares chances with you'),
    colleges: z
      .array(
        z.object({
          id: z.int().describe('The federal unit id'),
          name: z.string(),
          location: z.string(),
          chance: z
            .object({ estimate: share, low: share, high: share, reasons: z.array(Reason) })
            .nullable()
            .describe('Null when it is not shared, or there is not enough to estimate'),
        }),
      )
      .describe('The newest saved first'),
    applications: z
      .array(
        z.object({
          id: z.uuid(),
          collegeId: z.int(),
          collegeName: z.string(),
          applicationType: z.enum(APPLICATION_TYPES),
          plan: z.enum(APPLICATION_PLANS).nullable(),
          status: z.enum(APPLICATION_STATUSES),
          decisionResult: z.enum(DECISION_RESULTS).nullable(),
          deadline: Deadline,
          checklist: z.array(z.object({ label: z.string(), isDone: z.boolean() })),
        }),
      )
      .describe('The earliest begun first'),
  })
  .meta({ id: 'SharedList' });
