import { z } from 'zod';
import { CollegeMatch } from '../../contracts/index.js';
import { REASONS_AGAINST } from '../../domain/recommendation-choice.js';
import { CollegeCard } from './match.dto.js';

const MAX_NOTES = 2000;
const Sentences = z.array(z.string()).max(5);
const UserInterested = z.boolean({ error: 'Please answer yes, no, or leave it open.' }).nullable();
const Reason = z.enum(REASONS_AGAINST, { error: 'Please choose one of the reasons.' }).nullable();

const Recommendation = z
  .object({
    college: CollegeCard,
    match: CollegeMatch,
    ...CollegeMatch.shape,
    predictionId: z
      .uuid()
      .nullable()
      .describe('The same for as long as the college stays in the list; null until the list is stored'),
    strengths: Sentences.describe('What speaks for it'),
    areasForImprovement: Sentences.describe('What would help, and what we don’t know yet'),
    userInterested: UserInterested.describe('Null until the student says so'),
    userNotes: z.string(),
  })
  .meta({ id: 'Recommendation' });

export const Recommendations = z
  .array(Recommendation)
  .describe('Up to 5 reach, 10 target and 5 safety colleges, in this order, the best first within each');

export const ListAdvice = z
  .object({
    shortfalls: z
      .array(
        z.object({
          category: z.enum(['reach', 'target', 'safety']),
          wanted: z.int(),
          found: z.int(),
          words: z.string(),
        }),
      )
      .describe('What the balanced list is short of: colleges of a category, or a safety at home'),
    wayIn: z
      .object({
        college: CollegeCard,
        leads: z.boolean().describe('Whether it comes before the list'),
        words: z.string(),
      })
      .nullable()
      .describe('A two-year college of the home state as a way to a bachelor’s degree'),
    startingPoints: z
      .array(z.object({ college: CollegeCard, why: z.string() }))
      .describe('Where to begin while there are neither grades nor scores; without chances'),
  })
  .meta({ id: 'ListAdvice' });

export const RecommendationChoiceRequest = z
  .object({
    userInterested: UserInterested.optional().describe('Null takes the answer back'),
    reason: Reason.optional().describe('Only with userInterested false'),
    userNotes: z
      .string({ error: 'Please write your notes as text.' })
      .max(MAX_NOTES, `Please keep your notes under ${MAX_NOTES} characters.`)
      .optional(),
    notesBefore: z
      .string()
      .max(MAX_NOTES)
      .optional()
      .describe('The notes that `userNotes` replaces; refused when others were stored since'),
  })
  .refine((sent) => Object.values(sent).some((value) => value !== undefined), {
    error: 'Please say what to change.',
  })
  .meta({ id: 'RecommendationChoiceRequest', description: 'What is left out stays as it was' });
export type RecommendationChoiceRequest = z.infer<typeof RecommendationChoiceRequest>;

export const RecommendationChoice = z
  .object({
    collegeId: z.int(),
    userInterested: UserInterested,
    reason: Reason,
    userNotes: z.string(),
  })
  .meta({ id: 'RecommendationChoice' });

export const HiddenRecommendations = z
  .array(
    z
      .object({ college: CollegeCard, match: CollegeMatch.nullable(), ...RecommendationChoice.shape })
      .meta({ id: 'HiddenRecommendation' }),
  )
  .describe('Colleges that don’t interest the student, the newest first');
