import { z } from 'zod';

export const EssaySettings = z
  .object({
    hasOutsideReader: z.boolean().describe('Whether an outside language model is configured'),
    allowsOutsideReader: z.boolean().describe('Whether the student lets it read essays'),
  })
  .meta({ id: 'EssaySettings' });

export const EssaySettingsRequest = z
  .strictObject({ allowsOutsideReader: z.boolean() })
  .meta({ id: 'EssaySettingsRequest' });
export type EssaySettingsRequest = z.infer<typeof EssaySettingsRequest>;
