import { z } from 'zod';

export const ParentResult = z
  .object({
    adultId: z.uuid(),
    name: z.string(),
    isHidden: z.boolean(),
    colleges: z
      .array(
        z.object({
          id: z.int().describe('The federal unit id'),
          name: z.string(),
          amount: z.number().nullable().describe('Dollars a year after aid; null when not published'),
        }),
      )
      .describe('Empty while it is hidden'),
  })
  .meta({ id: 'ParentResult' });

export const ParentResultChange = z
  .object({ isHidden: z.boolean({ error: 'Say whether to hide it.' }) })
  .meta({ id: 'ParentResultChange' });
export type ParentResultChange = z.infer<typeof ParentResultChange>;
