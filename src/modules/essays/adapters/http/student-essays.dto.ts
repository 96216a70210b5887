import { z } from 'zod';
import { Instant } from '#shared-kernel/platform/http/requests/instant.js';

const MOST_REASON_CHARACTERS = 500;

export const OpenEssayRequest = z
  .object({
    reason: z
      .string({ error: 'Please say why you need to read this essay.' })
      .trim()
      .min(1, 'Please say why you need to read this essay.')
      .max(MOST_REASON_CHARACTERS, `Please keep the reason under ${MOST_REASON_CHARACTERS} characters.`),
  })
  .meta({ id: 'OpenEssayRequest' });
export type OpenEssayRequest = z.infer<typeof OpenEssayRequest>;

const line = {
  id: z.uuid(),
  title: z.string(),
  essayType: z.enum(['Personal Statement', 'Supplemental', 'Scholarship', 'Other']),
  status: z.enum(['Draft', 'Submitted', 'Reviewing', 'Complete', 'Error']),
  wordCount: z.int(),
  overallScore: z.int().nullable(),
  commentCount: z.int(),
  updatedAt: Instant,
};

export const StudentEssays = z
  .array(z.object(line).meta({ id: 'StudentEssay' }))
  .describe('Without their texts, the newest first');

export const OpenedEssay = z
  .object({
    ...line,
    studentId: z.uuid(),
    prompt: z.string(),
    audience: z.string().nullable(),
    content: z.string(),
  })
  .meta({ id: 'OpenedEssay' });
