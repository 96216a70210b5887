import { type Reference } from '../../domain/entities/entities.js';
import { type Comparison } from '../tools/tool-results.js';
import { type TurnTools } from '../tools/turn-tools.js';

type Extreme = Extract<Reference, { to: 'extreme' }>;

/** "The cheaper one": the college of these with the least or the most; all of them where that cannot be told. */
export async function extremeOf(
  { of, least }: Extreme,
  colleges: readonly number[],
  tools: TurnTools,
): Promise<readonly number[]> {
  if (colleges.length < 2) return colleges;
  const compared = await tools.use('compare_colleges', { colleges, rows: [of] });
  if (!compared.ok) return colleges;
  const values = valuesOf(compared.data, of);
  const known = values.filter((value) => value !== null);
  if (known.length < 2) return colleges;
  const wanted = least ? Math.min(...known) : Math.max(...known);
  return compared.data.colleges.filter((_, index) => values[index] === wanted).map(({ id }) => id);
}

function valuesOf({ colleges, rows }: Comparison, of: Extreme['of']): (number | null)[] {
  const cells = rows.find(({ key }) => key === of)?.cells ?? [];
  return colleges.map((_, index) => {
    const figures = cells[index]?.figures ?? [];
    const figure = figures.find(({ label }) => label === 'chance') ?? figures[0];
    return typeof figure?.value === 'number' ? figure.value : null;
  });
}
