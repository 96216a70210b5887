import { z } from 'zod';
import { type Frozen } from '#shared-kernel/domain/frozen.js';

const fraction = z.number().min(0).max(1);

/** What moves the chance, and how far. */
export const Contribution = z.object({
  factor: z.enum(['test', 'grades', 'activities', 'rigor', 'round', 'residency', 'field', 'no-score']),
  points: z.number().describe('Percentage points; above 0 lifts the chance'),
});

/** One student's match with one college. The chance is an estimate: show its range and what it is based on. */
export const CollegeMatch = z
  .object({
    matchPercentage: z.int().min(0).max(100).nullable().describe('How well the college fits; not a chance'),
    category: z.enum(['reach', 'target', 'safety']).nullable(),
    notSafe: z
      .string()
      .nullable()
      .describe('Why a college that is likely to admit the student is a target and not a safety'),
    notSafeReason: z
      .enum([
        'mainly-certificates',
        'major-not-taught',
        'endorsement',
        'admits-separately',
        'admits-few',
        'uncertain',
        'too-expensive',
        'not-likely-enough',
      ])
      .nullable()
      .describe('The same as a code'),
    admissionProbability: fraction.nullable(),
    chanceLow: fraction.nullable(),
    chanceHigh: fraction.nullable(),
    basis: z.array(z.string()).describe('Each follows "Based on"'),
    contributions: z.array(Contribution).describe('The largest first, whichever its direction'),
    dataCompleteness: fraction.describe('Share of the match that rests on something known'),
    why: z.string().describe('The merits of this college for the student, in a line; may be empty'),
    reasoning: z.string().describe('What moves the chance and what it is, in sentences'),
  })
  .meta({ id: 'CollegeMatch' });
export type CollegeMatch = Frozen<z.infer<typeof CollegeMatch>>;
