import { z } from 'zod';
import { Instant } from '#shared-kernel/platform/http/requests/instant.js';
import { EssayComment } from '../../../adapters/http/essay-comments.dto.js';

const line = {
  id: z.uuid(),
  title: z.string(),
  essayType: z.enum(['Personal Statement', 'Supplemental', 'Scholarship', 'Other']),
  audience: z.string().nullable().describe('Whom it is for, in the student’s words'),
  collegeName: z.string().nullable().describe('The college it is for, if there is one'),
  status: z.enum(['Draft', 'Submitted', 'Reviewing', 'Complete', 'Error']),
  wordCount: z.int(),
  wordLimit: z.int().nullable(),
  updatedAt: Instant,
  awaitsComment: z
    .boolean()
    .describe('For counselors: whether the text is newer than your last comment on it, or you have none yet'),
};

export const SharedEssays = z
  .array(z.object(line).meta({ id: 'SharedEssayLine' }))
  .describe('Those the student shares with you, the newest first');

export const SharedEssay = z
  .object({
    ...line,
    prompt: z.string(),
    content: z.string().describe('The newest saved text'),
    canComment: z.boolean(),
    comments: z.array(EssayComment).describe('Public ones and your own, the oldest first'),
  })
  .meta({ id: 'SharedEssay' });
