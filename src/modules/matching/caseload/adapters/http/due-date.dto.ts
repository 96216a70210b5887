import { z } from 'zod';
import { APPLICATION_PLANS, APPLICATION_TYPES } from '../../../applications/domain/terms.js';

export const DueDate = z
  .object({
    applicationId: z.uuid(),
    collegeId: z.int(),
    collegeName: z.string(),
    applicationType: z.enum(APPLICATION_TYPES),
    plan: z.enum(APPLICATION_PLANS).nullable(),
    item: z.string().nullable().describe('A line of the checklist; null is the application itself'),
    day: z.iso.date(),
    kind: z
      .enum(['checked', 'entered', 'published', 'usual', 'planned'])
      .describe('Where the day is from; "planned" is the student’s own for a line of the checklist'),
    note: z.string().describe('Belongs with the day wherever it is shown'),
    items: z.int().describe('Lines of the checklist of this application'),
    itemsDone: z.int(),
  })
  .meta({ id: 'DueDate' });
