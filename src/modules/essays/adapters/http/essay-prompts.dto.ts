import { z } from 'zod';

export const EssayType = z.enum(['Personal Statement', 'Supplemental', 'Scholarship', 'Other']);

export const EssayPromptsQuery = z.object({
  essayType: EssayType.optional().describe('Leave it out for the whole library'),
});
export type EssayPromptsQuery = z.infer<typeof EssayPromptsQuery>;

export const PromptFamily = z.enum([
  'identity',
  'challenge',
  'belief',
  'gratitude',
  'growth',
  'curiosity',
  'open',
  'leadership',
  'creativity',
  'talent',
  'education',
  'subject',
  'community',
  'standout',
  'story',
  'impact',
  'advice',
  'why-us',
  'why-major',
  'activity',
  'perspective',
  'short-take',
  'roommate',
  'imagination',
  'goals',
  'need',
  'context',
]);

export const EssayPrompt = z
  .object({
    id: z.string(),
    text: z.string().describe('In our own words'),
    essayType: EssayType,
    promptSource: z.enum(['CommonApp', 'Coalition', 'College', 'Custom']),
    platform: z.string().describe('Where it is asked'),
    family: PromptFamily.describe('What it asks about'),
    minWords: z.int().nullable(),
    maxWords: z.int().nullable().describe('Null for a question of the student’s own'),
    cycle: z.string().describe('The year of admission it was checked for'),
    source: z.string().describe('Where the exact wording is'),
  })
  .meta({ id: 'EssayPrompt' });
