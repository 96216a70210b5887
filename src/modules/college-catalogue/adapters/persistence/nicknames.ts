import { parse } from 'csv-parse/sync';
import fs from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '#shared-kernel/platform/repository-root.js';

const FILE = path.join(repositoryRoot(), 'db/seed/college-catalogue/nicknames.csv');

/** Nicknames that colleges do not report themselves, one row per nickname. */
export async function readNicknames(): Promise<{ unit_id: number; nickname: string }[]> {
  const lines = parse<{ unit_id: string; nicknames: string }>(await fs.readFile(FILE, 'utf8'), {
    columns: true,
  });
  return lines.flatMap(({ unit_id, nicknames }) =>
    nicknames.split('|').map((nickname) => ({ unit_id: Number(unit_id), nickname })),
  );
}
