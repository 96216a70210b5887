import { Cron } from 'croner';
import { z } from 'zod';
import { defineSettings } from '#shared-kernel/platform/configuration/settings.js';
import { optionalText } from '#shared-kernel/platform/configuration/variables.js';

const ONE_MINUTE_MS = 60_000;

export abstract class CatalogueSettings {
  abstract readonly scorecard: {
    /** Without the `/schools` at its end. */
    url: string;
    key: string;
    /** The least time from one call to the next. */
    paceMs: number;
  };
  /** When to import everything, in UTC. Absent: only when an admin asks. */
  abstract readonly refreshAt: string | undefined;
}

export const catalogueSettings = defineSettings(CatalogueSettings, {
  variables: {
    SCORECARD_API_URL: optionalText.pipe(
      z
        .url({ protocol: /^https?$/, error: 'must begin with http:// or https://' })
        .default('https://api.data.gov/ed/collegescorecard/v1'),
    ),
    SCORECARD_API_KEY: optionalText.pipe(
      z
        .string()
        .regex(/^[\x21-\x7e]{1,200}$/, 'must be a key from api.data.gov')
        .default('DEMO_KEY'),
    ),
    SCORECARD_API_PACE_MS: optionalText.pipe(
      z.coerce
        .number<string | undefined>('must be a number of milliseconds')
        .int()
        .min(1)
        .max(ONE_MINUTE_MS)
        .default(1000),
    ),
    CATALOGUE_REFRESH_CRON: optionalText.pipe(
      z
        .string()
        .refine(isCron, 'must be five fields: minute, hour, day, month, weekday, such as 30 3 * * *')
        .optional(),
    ),
  },
  value: (env) => ({
    scorecard: {
      url: env.SCORECARD_API_URL.replace(/\/+$/, ''),
      key: env.SCORECARD_API_KEY,
      paceMs: env.SCORECARD_API_PACE_MS,
    },
    refreshAt: env.CATALOGUE_REFRESH_CRON,
  }),
  printable: ({ scorecard, refreshAt }) => ({
    SCORECARD_API_URL: scorecard.url,
    SCORECARD_API_KEY: scorecard.key === 'DEMO_KEY' ? 'DEMO_KEY' : 'set',
    CATALOGUE_REFRESH_CRON: refreshAt ?? 'not set: only when an admin asks',
  }),
});

function isCron(text: string): boolean {
  try {
    new Cron(text, { mode: '5-part', paused: true });
    return true;
  } catch {
    return false;
  }
}
