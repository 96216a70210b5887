import { type KeptData } from '../application/kept-data.js';
import { type AllKeptData } from '../platform/kept-data/all-kept-data.js';
import { RemoveOldData } from '../platform/kept-data/remove-old-data.schedule.js';
import { type Jobs } from '../platform/jobs/jobs.js';
import { type Sql } from '../platform/persistence/sql.js';

/** Runs the daily cleanup over what one context keeps. */
export async function removeOldDataOf({ tables }: KeptData, sql: Sql): Promise<void> {
  const kept = { tables: () => tables } as unknown as AllKeptData;
  const { signal } = new AbortController();
  await new RemoveOldData({} as Jobs, kept, sql).handle({}, { signal });
}
