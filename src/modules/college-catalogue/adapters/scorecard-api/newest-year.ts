import { type ScorecardClient } from './scorecard-client.js';
import { UnknownFields } from './scorecard-errors.js';

const YEARS_BACK = 4;

/** Ohio State: a large college that reports every year. */
const SAMPLE_COLLEGE = '204796';

/** The newest year with figures, which is what the service calls `latest`. Null when it cannot be found. */
export async function newestYear(
  client: Pick<ScorecardClient, 'schools'>,
  thisYear: number,
): Promise<number | null> {
  let years = Array.from({ length: YEARS_BACK + 1 }, (_, back) => thisYear - back);
  while (years.length > 0)
    try {
      const { results } = await client.schools({
        id: SAMPLE_COLLEGE,
        fields: ['id', ...years.map(fieldOf)].join(','),
      });
      const figures = results[0] as Readonly<Record<string, unknown>> | null | undefined;
      return years.find((year) => typeof figures?.[fieldOf(year)] === 'number') ?? null;
    } catch (error) {
      if (!(error instanceof UnknownFields)) throw error;
      const known = years.filter((year) => !error.fields.includes(fieldOf(year)));
      if (known.length === years.length) return null;
      years = known;
    }
  return null;
}

const fieldOf = (year: number) => `${year}.student.size`;
