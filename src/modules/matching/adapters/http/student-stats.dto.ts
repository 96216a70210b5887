import { z } from 'zod';
import { wholeNumberIn } from '#shared-kernel/platform/http/requests/plain-number.js';

const SAY_A_PERIOD = 'Please choose a period between 1 and 365 days.';

export const StatsQuery = z.object({
  days: wholeNumberIn(1, 365, SAY_A_PERIOD)
    .default(30)
    .describe('How many days back the viewed colleges count, today included'),
});
export type StatsQuery = z.infer<typeof StatsQuery>;

export const StudentStats = z
  .object({
    profileComplete: z.int().describe('Completed sections of the profile out of twelve, percent'),
    collegesMatched: z.int().describe('Colleges in the current recommendations'),
    averageMatchScore: z.int().nullable().describe('Mean match of the recommendations; null without any'),
    collegesSaved: z.int(),
    applicationsStarted: z.int(),
    collegesViewed: z.int().describe('Distinct colleges opened in the period, today included'),
    aiInteractions: z.int().describe('Answers of the advisor and reviews of essays, of all time'),
    days: z.int().describe('The period, in days'),
  })
  .meta({ id: 'StudentStats' });
