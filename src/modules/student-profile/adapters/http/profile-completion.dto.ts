import { z } from 'zod';

const percent = z.int().min(0).max(100);

const SectionProgress = z
  .object({
    section: z.enum(['personal', 'academic', 'readiness']),
    step: z.string().describe('The key of this part within its section'),
    title: z.string(),
    status: z.enum(['complete', 'partial', 'incomplete']),
  })
  .meta({ id: 'SectionProgress' });

export const ProfileCompletion = z
  .object({
    percent: percent.describe('Completed sections out of twelve'),
    completedSections: z.int(),
    sections: z.array(SectionProgress).describe('All twelve, in the order of the profile'),
    checks: z
      .object({ completed: z.int(), total: z.int(), percent })
      .describe('The eight checks of the profile page: name to advanced courses'),
    answeredFields: z
      .object({
        answered: z.int(),
        total: z.int(),
        percent,
        remaining: percent.describe('100 minus percent'),
      })
      .describe('Filled fields of the user profile and the academic profile'),
  })
  .meta({ id: 'ProfileCompletion' });
