import { z } from 'zod';
import { Instant } from '#shared-kernel/platform/http/requests/instant.js';
import { DAYS_OPEN, LONGEST_NAME } from '../../domain/share-link.js';

const WHOSE = 'Write whom the link is for.';

export const ShareLinkRequest = z
  .object({
    name: z
      .string(WHOSE)
      .trim()
      .min(1, WHOSE)
      .max(LONGEST_NAME, `Please keep the name under ${LONGEST_NAME} characters.`)
      .describe('Whom it is for. Only the student and the log of the account show it'),
    days: z.literal(DAYS_OPEN, { error: 'Choose 7, 30 or 90 days.' }).describe('How long it works'),
    showsFamilyPrice: z
      .boolean({ error: 'Please choose yes or no.' })
      .describe('Whether it shows what a year costs the family after aid'),
  })
  .meta({ id: 'ShareLinkRequest' });
export type ShareLinkRequest = z.infer<typeof ShareLinkRequest>;

const ShareLink = z
  .object({
    id: z.uuid(),
    name: z.string(),
    showsFamilyPrice: z.boolean(),
    madeAt: Instant,
    expiresAt: Instant,
    openings: z.int().describe('Within half an hour, it is one'),
    lastOpenedAt: Instant.nullable(),
  })
  .meta({ id: 'ShareLink' });

export const ShareLinks = z.array(ShareLink);

export const NewShareLink = z
  .object({ address: z.url().describe('Whoever has it can read the list. It is told only now') })
  .meta({ id: 'NewShareLink' });
