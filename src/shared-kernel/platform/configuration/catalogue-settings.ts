import { z } from 'zod';
import { isCronExpression } from './cron-expression.js';

type Variables = Record<string, string | undefined>;

const ONE_MINUTE = 60_000;

const given = (text: unknown) => (typeof text === 'string' && text.trim() === '' ? undefined : text);

const settings = z.object({
  SCORECARD_API_URL: z.preprocess(
    given,
    z
      .url({ protocol: /^https?$/, error: 'must begin with http:// or https://' })
      .default('https://api.data.gov/ed/collegescorecard/v1'),
  ),
  SCORECARD_API_KEY: z.preprocess(
    given,
    z
      .string()
      .regex(/^[\x21-\x7e]{1,200}$/, 'must be a key of api.data.gov')
      .default('DEMO_KEY'),
  ),
  SCORECARD_API_PACE_MS: z.preprocess(
    given,
    z.coerce.number('must be milliseconds').int().min(1).max(ONE_MINUTE).default(1000),
  ),
  CATALOGUE_REFRESH_CRON: z.preprocess(
    given,
    z
      .string()
      .refine(isCronExpression, 'must be five fields: minute, hour, day, month, weekday, such as 30 3 * * *')
      .optional(),
  ),
});

export interface CatalogueSettings {
  scorecard: {
    /** Without the `/schools` at its end. */
    url: string;
    key: string;
    /** The least time from one call to the next. */
    paceMs: number;
  };
  /** When to import everything, in UTC; absent: never by itself. */
  refreshAt: string | undefined;
}

export function complaintsAboutCatalogue(variables: Variables): string[] {
  const { error } = settings.safeParse(variables);
  return (error?.issues ?? []).map((issue) => `${issue.path.join('.')} ${issue.message}`);
}

export function catalogueSettingsOf(variables: Variables): CatalogueSettings {
  const { SCORECARD_API_URL, SCORECARD_API_KEY, SCORECARD_API_PACE_MS, CATALOGUE_REFRESH_CRON } =
    settings.parse(variables);
  return {
    scorecard: {
      url: SCORECARD_API_URL.replace(/\/+$/, ''),
      key: SCORECARD_API_KEY,
      paceMs: SCORECARD_API_PACE_MS,
    },
    refreshAt: CATALOGUE_REFRESH_CRON,
  };
}
