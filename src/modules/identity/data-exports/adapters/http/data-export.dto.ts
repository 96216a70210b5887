import { z } from 'zod';
import { Instant } from '#shared-kernel/platform/http/requests/instant.js';

export const DataExport = z
  .object({
    status: z
      .enum(['none', 'queued', 'running', 'ready', 'failed'])
      .describe('none: nothing was asked for, or its time is over'),
    filesDone: z.int().describe('How many of your files are in the copy so far'),
    filesTotal: z.int(),
    requestedAt: Instant.nullable(),
    readyUntil: Instant.nullable().describe(
      'When the link ends and the copy is deleted; null unless it is ready',
    ),
    size: z.int().nullable().describe('In bytes; null unless it is ready'),
    url: z
      .string()
      .nullable()
      .describe('Downloads the copy without a token until then; null unless it is ready'),
  })
  .meta({ id: 'DataExport' });

export const LinkQuery = z.object({ expires: z.string().max(20), signature: z.string().max(100) }).partial();
export type LinkQuery = z.infer<typeof LinkQuery>;
