import path from 'node:path';
import { ROOT } from '../measuring/root.js';
import { run } from '../measuring/run-program.js';

const RELEASED_ON = '2025-05-19';
/** The same options as `npm run catalogue:import`. */
const IMPORT_OPTIONS = ['--max-old-space-size=128'];
const FILES = [
  'scorecard-institutions.csv.gz',
  'scorecard-field-of-study.csv.gz',
  'ipeds-admissions-2023.csv',
  'scorecard-2026-refresh.csv',
  'scorecard-directory-changes.csv',
];

/** Imports the official files with the product's own import. */
export async function importWholeCatalogue(databaseUrl: string, dataDirectory: string): Promise<void> {
  const files = FILES.map((file) => path.join(dataDirectory, file));
  await run(
    process.execPath,
    [...IMPORT_OPTIONS, 'dist/src/import-catalogue.js', ...files, '--released', RELEASED_ON],
    { DATABASE_URL: databaseUrl },
    ROOT,
  );
}
