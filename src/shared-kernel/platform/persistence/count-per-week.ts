import { type Weeks, WEEK_MS } from '../../domain/weeks.js';
import { type Sql } from './sql.js';

/** `moments` selects the column `at`, of the person `$1`. One count for each week. */
export async function countPerWeek(
  sql: Sql,
  moments: string,
  userId: string,
  { from, count }: Weeks,
): Promise<readonly number[]> {
  const to = new Date(from.getTime() + count * WEEK_MS);
  const rows = await sql.rows<{ week: number; count: number }>(
    `select floor(extract(epoch from at - $2) * 1000 / ${WEEK_MS})::int as week, count(*)::int as count
       from (${moments}) as moments
      where at >= $2 and at < $3
      group by week`,
    [userId, from, to],
  );
  const counts = new Map(rows.map((row) => [row.week, row.count]));
  return Array.from({ length: count }, (_each, week) => counts.get(week) ?? 0);
}
