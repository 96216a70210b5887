import { parse } from 'csv-parse/sync';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '#shared-kernel/platform/repository-root.js';

export type Line = Readonly<Record<string, string>>;

const FOLDER = 'db/seed/college-catalogue';
const FILES = {
  releases: 'releases.csv',
  columns: 'columns.csv',
  programColumns: 'program-columns.csv',
  families: 'program-families.csv',
  programTitles: 'program-titles.csv',
  colleges: 'starter-colleges.csv',
  collegeFamilies: 'starter-program-families.csv',
  collegePrograms: 'starter-programs.csv',
} as const;

type Table = keyof typeof FILES;

/** The files of the starter catalogue. */
export type StarterFiles = Readonly<Record<Table, readonly Line[]>>;

export async function readStarterFiles(): Promise<StarterFiles> {
  return {
    releases: await linesOf('releases'),
    columns: await linesOf('columns'),
    programColumns: await linesOf('programColumns'),
    families: await linesOf('families'),
    programTitles: await linesOf('programTitles'),
    colleges: await linesOf('colleges'),
    collegeFamilies: await linesOf('collegeFamilies'),
    collegePrograms: await linesOf('collegePrograms'),
  };
}

/** SHA-256 of all files. */
export async function starterChecksum(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of Object.values(FILES)) hash.update(file).update(await bytesOf(file));
  return hash.digest('hex');
}

async function linesOf(table: Table): Promise<Line[]> {
  return parse<Line>(await bytesOf(FILES[table]), { columns: true });
}

function bytesOf(file: string): Promise<Buffer> {
  return readFile(path.join(repositoryRoot(), FOLDER, file));
}
