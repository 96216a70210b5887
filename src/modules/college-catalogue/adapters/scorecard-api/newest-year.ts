import { type ScorecardClient } from './scorecard-client.js';
import { UnknownFields } from './scorecard-errors.js';

const YEARS_BACK = 4;

/** Any large college that reports every year (Ohio State). */
const ASKED_ABOUT = '204796';

/** The newest year the service has figures of: `latest` is that year's. Null when it does not say. */
export async function newestYear(
  client: Pick<ScorecardClient, 'schools'>,
  thisYear: number,
): Promise<number | null> {
  let years = Array.from({ length: YEARS_BACK + 1 }, (_, back) => thisYear - back);
  while (years.length > 0)
    try {
      const { results } = await client.schools({
        id: ASKED_ABOUT,
        fields: ['id', ...years.map(fieldOf)].join(','),
      });
      const figures = results[0] as Readonly<Record<string, unknown>> | null | undefined;
      return years.find((year) => typeof figures?.[fieldOf(year)] === 'number') ?? null;
    } catch (error) {
      if (!(error instanceof UnknownFields)) throw error;
      const left = years.filter((year) => !error.fields.includes(fieldOf(year)));
      if (left.length === years.length) return null;
      years = left;
    }
  return null;
}

const fieldOf = (year: number) => `${year}.student.size`;
