import { z } from 'zod';
import { Instant } from '#shared-kernel/platform/http/requests/instant.js';
import { wholeNumberIn } from '#shared-kernel/platform/http/requests/plain-number.js';
import { Problem } from '#shared-kernel/platform/http/replies/problem.js';
import { ESSAY_TYPES } from '../../domain/prompts/prompt.js';
import { storedText } from '../../domain/text/stored-text.js';
import { wordCount } from '../../domain/text/word-count.js';
import { AiFeedback, LatestReview } from './review.dto.js';

const LONGEST_TITLE = 200;
const LONGEST_PROMPT = 2000;
const LONGEST_AUDIENCE = 255;
const MOST_WORDS = 4000;
const MOST_CHARACTERS = 40_000;
const LARGEST_INTEGER = 2_147_483_647;

const ESSAY_STATUSES = ['Draft', 'Submitted', 'Reviewing', 'Complete', 'Error'] as const;

const EssayType = z.enum(ESSAY_TYPES, { error: 'Please choose a type from the list' });
const EssayStatus = z.enum(ESSAY_STATUSES, { error: 'Please choose a status from the list' });

const required = (missing: string) => z.string({ error: missing }).trim().min(1, missing);

const Content = z
  .string({ error: 'Content is required' })
  .max(MOST_CHARACTERS, 'Content must be under 40,000 characters')
  .refine((text) => wordCount(storedText(text)) > 0, 'Content is required')
  .refine((text) => wordCount(storedText(text)) <= MOST_WORDS, `Content must be under ${MOST_WORDS} words`)
  .describe(`At most ${MOST_WORDS} words; 1000 when it is submitted`);

const Audience = z
  .string({ error: 'Audience must be text' })
  .max(LONGEST_AUDIENCE, `Audience must be under ${LONGEST_AUDIENCE} characters`)
  .nullish()
  .transform((text) => (text?.trim() ? text.trim() : null));

const WORD_LIMIT = `Please give a word limit from 1 to ${MOST_WORDS}`;

const written = {
  title: required('Title is required').max(LONGEST_TITLE, `Title must be under ${LONGEST_TITLE} characters`),
  essayType: EssayType,
  prompt: required('Prompt is required').max(
    LONGEST_PROMPT,
    `Prompt must be under ${LONGEST_PROMPT} characters`,
  ),
  content: Content,
  audience: Audience,
  collegeId: z
    .int({ error: 'Please choose a college from the list' })
    .min(1, 'Please choose a college from the list')
    .max(LARGEST_INTEGER, 'Please choose a college from the list')
    .nullish()
    .transform((id) => id ?? null)
    .describe('The federal unit id of the college it is for'),
  wordLimit: z
    .int({ error: WORD_LIMIT })
    .min(1, WORD_LIMIT)
    .max(MOST_WORDS, WORD_LIMIT)
    .nullish()
    .transform((limit) => limit ?? null)
    .describe('Of the prompt, in words'),
  applicationId: z
    .uuid('Please choose one of your applications')
    .nullish()
    .transform((id) => id ?? null),
  origin: z
    .enum(['typed', 'uploaded'], { error: 'Please say typed or uploaded' })
    .default('typed')
    .describe('Whether this text was taken from a file'),
  submit: z.boolean({ error: 'Please answer yes or no' }).default(false).describe('Ask for a review at once'),
};

export const CreateEssayRequest = z.object(written).meta({ id: 'CreateEssayRequest' });
export type CreateEssayRequest = z.infer<typeof CreateEssayRequest>;

export const ChangeEssayRequest = z
  .object({
    ...written,
    latestVersionNumber: z
      .int({ error: 'Please give the number of a version' })
      .min(1, 'Please give the number of a version')
      .max(LARGEST_INTEGER, 'Please give the number of a version')
      .optional()
      .describe('The version this text started from; another newest text is then a conflict'),
  })
  .meta({ id: 'ChangeEssayRequest' });
export type ChangeEssayRequest = z.infer<typeof ChangeEssayRequest>;

const MOST_PAGES = 10_000;
const MOST_PER_PAGE = 100;

/** The filters of the list; the page and its size in plain digits. */
export const EssaysQuery = z.object({
  status: EssayStatus.optional(),
  essayType: EssayType.optional(),
  search: z.string().max(LONGEST_TITLE, 'Please search for fewer words').optional(),
  page: wholeNumberIn(1, MOST_PAGES, 'Please ask for a page from 1').default(1),
  limit: wholeNumberIn(1, MOST_PER_PAGE, `Please ask for 1 to ${MOST_PER_PAGE} essays`).default(12),
});
export type EssaysQuery = z.infer<typeof EssaysQuery>;

const line = {
  id: z.uuid(),
  title: z.string(),
  essayType: EssayType,
  prompt: z.string(),
  promptSource: z.enum(['CommonApp', 'Coalition', 'College', 'Custom']),
  audience: z.string().nullable(),
  collegeId: z.int().nullable(),
  wordLimit: z.int().nullable(),
  applicationId: z.uuid().nullable(),
  status: EssayStatus,
  wordCount: z.int(),
  latestVersionNumber: z.int(),
  commentCount: z.int(),
  overallScore: z.int().nullable().describe('Of the newest review; null before it'),
  lastReviewedAt: Instant.nullable(),
  createdAt: Instant,
  updatedAt: Instant,
};

const EssayLine = z.object(line).meta({ id: 'EssayLine' });

export const EssayPage = z
  .object({
    essays: z.array(EssayLine).describe('Without their texts, the last changed first'),
    pagination: z.object({ page: z.int(), limit: z.int(), total: z.int(), pages: z.int() }),
    stats: z
      .object({
        total: z.int(),
        analyzed: z.int(),
        inProgress: z.int().describe('Draft, Submitted or Reviewing'),
        averageScore: z.int().nullable().describe('Over the reviewed ones; null without any'),
      })
      .describe('Over all essays, whatever the filters'),
  })
  .meta({ id: 'EssayPage' });

const score = z.int().nullable().describe('From 0 to 100, of the newest review; null before it');

export const Essay = z
  .object({
    ...line,
    content: z.string(),
    grammarScore: score,
    structureScore: score,
    relevanceScore: score,
    originalityScore: score,
    aiDetectionScore: score.describe('A hint from word patterns that can be wrong, for the student alone'),
    aiFeedback: AiFeedback.nullable(),
    modernAnalysisData: LatestReview.nullable().describe('The newest review'),
  })
  .meta({ id: 'Essay' });

export const SavedEssay = Essay.extend({
  jobId: z.uuid().nullable().describe('The review’s job when the essay was submitted'),
}).meta({ id: 'SavedEssay' });

export const EssayInFull = z
  .object({ essay: Essay, latestReview: LatestReview.nullable() })
  .meta({ id: 'EssayInFull' });

export const EssayConflict = Problem.extend({
  current: z.object({ versionNumber: z.int(), content: z.string(), updatedAt: Instant }),
})
  .describe('The newest text, beside which the sender’s own can be shown')
  .meta({ id: 'EssayConflict' });
