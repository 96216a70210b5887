import { z } from 'zod';

export const EssaySharingRequest = z
  .object({ isShared: z.boolean({ error: 'Please choose whether they may read it.' }) })
  .meta({ id: 'EssaySharingRequest' });
export type EssaySharingRequest = z.infer<typeof EssaySharingRequest>;

export const EssaySharing = z
  .object({
    adults: z
      .array(
        z.object({
          adultId: z.uuid(),
          name: z.string(),
          relation: z.enum(['parent', 'counselor']),
          isShared: z.boolean().describe('Whether this adult may read the essay'),
        }),
      )
      .describe('Everyone the student let in, the first let in first'),
  })
  .meta({ id: 'EssaySharing' });
