import { z } from 'zod';

export const StudentStats = z
  .object({
    profileComplete: z.int().describe('Completed sections of the profile out of twelve, percent'),
    collegesMatched: z.int().describe('Colleges in the current recommendations'),
    averageMatchScore: z.int().nullable().describe('Mean match of the recommendations; null without any'),
    collegesSaved: z.int(),
    collegesViewed: z.int().describe('Distinct colleges opened in the last 30 days, today included'),
  })
  .meta({ id: 'StudentStats' });
