import { z } from 'zod';

const fraction = z.number().min(0).max(1);

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

export const AdminPredictions = z
  .array(AdminPrediction)
  .describe('In the order the student sees them; empty without grades and scores');
