import { type ClientBase } from 'pg';
import { type CollegeRecord } from '../../domain/federal-data/read-college.js';
import { changesOf, type ChangeCounts, type Telling } from './changed-colleges.js';
import { runAll } from './prepared.js';

/** Stores colleges of one release, with their figures and cards. Belongs in one transaction. */
export async function storeColleges(
  client: ClientBase,
  telling: Telling,
  records: readonly CollegeRecord[],
): Promise<ChangeCounts> {
  const { counts, statements } = await changesOf(client, telling, records);
  await runAll(client, statements);
  return counts;
}
