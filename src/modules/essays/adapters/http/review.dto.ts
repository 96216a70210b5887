import { z } from 'zod';
import { Instant } from '#shared-kernel/platform/http/requests/instant.js';
import { CATEGORIES } from '../../domain/review/category.js';

const Score = z.int().min(0).max(100);

const Category = z.enum(CATEGORIES);

const place = {
  paragraphIndex: z.int().describe('From 0'),
  quote: z.string().describe('Cut from the essay'),
  start: z.int().describe('In UTF-16 units of the content'),
  end: z.int(),
};

const LineComment = z
  .object({
    ...place,
    kind: z.string(),
    category: Category,
    tone: z.enum(['fix', 'question', 'wonder']).describe('fix: a slip. wonder: curious, no flaw'),
    message: z.string(),
    suggestion: z.string().describe('A question, never text to paste'),
    why: z.string(),
    alsoAt: z.array(z.object(place)),
  })
  .meta({ id: 'LineComment' });

export const LatestReview = z
  .object({
    model: z.string().describe('Who read it, such as built-in/1'),
    overallScore: Score,
    createdAt: Instant,
    versionNumber: z.int().describe('The version that was read'),
    isCurrent: z.boolean().describe('Neither the text nor what it answers changed since'),
    rubric: z.array(
      z.object({
        category: Category,
        score: z.number().min(0).max(4).describe('In half steps'),
        justification: z.string(),
      }),
    ),
    lineComments: z.array(LineComment),
    readability: z.object({
      score: z.number().describe('Flesch reading ease'),
      wordsPerSentence: z.number(),
    }),
    originality: z.object({ score: Score }),
    strengths: z.array(z.string()),
    strengthsAt: z.array(z.object({ ...place, kind: z.string(), category: Category })),
    improvements: z.array(z.string()),
    cannotJudge: z.array(z.string()),
    notice: z.string().nullable().describe('Such as which reader did not answer'),
    support: z.boolean().describe('The text speaks of a crisis: show where to get help'),
  })
  .meta({ id: 'LatestReview' });

export const AiFeedback = z
  .object({
    overallAssessment: z.string(),
    strengths: z.array(z.string()),
    suggestions: z.array(z.string()).describe('The first questions'),
    areasForImprovement: z.array(z.string()),
    detailedFeedback: z
      .record(z.string(), z.string())
      .describe('One text per part of the rubric, by its name'),
  })
  .meta({ id: 'AiFeedback' });
