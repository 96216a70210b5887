import { z } from 'zod';
import { Instant } from '#shared-kernel/platform/http/requests/instant.js';
import { wholeNumberIn } from '#shared-kernel/platform/http/requests/plain-number.js';

const LARGEST_INTEGER = 2_147_483_647;
const LONGEST_NAME = 80;

export const VersionNumberInPath = wholeNumberIn(
  1,
  LARGEST_INTEGER,
  'Please choose a version by its number.',
);

const line = {
  versionNumber: z.int(),
  name: z.string().nullable(),
  origin: z.enum(['typed', 'uploaded', 'restored']),
  restoredFrom: z.int().nullable().describe('The version whose text was taken again'),
  wordCount: z.int(),
  wordsAdded: z.int().describe('Since the version before'),
  wordsRemoved: z.int(),
  overallScore: z.int().nullable().describe('Of the review of this version; null without one'),
  createdAt: Instant,
};

const EssayVersionLine = z.object(line).meta({ id: 'EssayVersionLine' });

export const EssayHistory = z
  .array(
    EssayVersionLine.extend({
      folded: z.array(EssayVersionLine).describe('Earlier saves of the same sitting, the newest first'),
    }).meta({ id: 'EssayHistoryLine' }),
  )
  .describe('The newest first: one line per sitting, and each named, reviewed or restored version');

export const EssayVersion = z.object({ ...line, content: z.string() }).meta({ id: 'EssayVersion' });

export const NameVersionRequest = z
  .object({
    name: z
      .string({ error: 'Please give the name as text' })
      .max(LONGEST_NAME, `Please keep the name under ${LONGEST_NAME} characters`)
      .nullable()
      .transform((name) => (name?.trim() ? name.trim() : null))
      .describe('Null or blank takes the name away'),
  })
  .meta({ id: 'NameVersionRequest' });
export type NameVersionRequest = z.infer<typeof NameVersionRequest>;
