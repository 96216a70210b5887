import { z } from 'zod';

const fraction = z.number().min(0).max(1);

/** Of one college, for those who gave a reason. */
const AdminPrediction = z
  .object({
    id: z.uuid(),
    college: z.object({ name: z.string(), state: z.string().length(2) }),
    matchCategory: z.enum(['Reach', 'Target', 'Safety']),
    admissionProbability: fraction,
    chanceLow: fraction,
    chanceHigh: fraction,
    matchScore: z.number().min(0).max(100).nullable().describe('How well the college fits; not a chance'),
    recommendationReasoning: z.string(),
  })
  .meta({ id: 'AdminPrediction' });

const MaskedPrediction = z
  .object({
    id: z.uuid(),
    college: AdminPrediction.shape.college,
    matchScore: AdminPrediction.shape.matchScore,
    matchCategory: z.null(),
    admissionProbability: z.null(),
    chanceLow: z.null(),
    chanceHigh: z.null(),
    recommendationReasoning: z.null(),
  })
  .meta({ id: 'MaskedPrediction' });

export const MaskedPredictions = z
  .array(MaskedPrediction)
  .describe('By name; empty without grades and scores. Opening the chances takes a reason');

export const PredictionCounts = z
  .object({ reach: z.int(), target: z.int(), safety: z.int() })
  .meta({ id: 'PredictionCounts' });

export const PredictedListOdds = z
  .object({
    any: fraction.describe('At least one yes'),
    low: fraction,
    high: fraction,
    affordable: fraction.nullable().describe('At least one yes that the family can pay'),
    hasAffordableSafety: z.boolean(),
    counted: z.int().describe('Colleges with an estimate that have not answered'),
    notCounted: z.int(),
  })
  .nullable()
  .describe('Null without grades and scores, and with fewer than three colleges to count')
  .meta({ id: 'PredictedListOdds' });

export const AdminPredictions = z
  .array(AdminPrediction)
  .describe('In the order the student sees them; empty without grades and scores');
