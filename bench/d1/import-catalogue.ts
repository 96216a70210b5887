import path from 'node:path';
import { ROOT } from '../measuring/root.js';
import { run } from '../measuring/run-program.js';

const RELEASED_ON = '2025-05-19';
/** What `npm run catalogue:import` starts Node with. */
const IMPORT_OPTIONS = ['--max-semi-space-size=8', '--max-old-space-size=128'];
const FILES = [
  'scorecard-institutions.csv.gz',
  'scorecard-field-of-study.csv.gz',
  'ipeds-admissions-2023.csv',
  'scorecard-2026-refresh.csv',
  'scorecard-directory-changes.csv',
];

/** The official files through the product's own import. */
export async function importWholeCatalogue(databaseUrl: string, dataDirectory: string): Promise<void> {
  const files = FILES.map((file) => path.join(dataDirectory, file));
  await run(
    process.execPath,
    [...IMPORT_OPTIONS, 'dist/src/import-catalogue.js', ...files, '--released', RELEASED_ON],
    { DATABASE_URL: databaseUrl },
    ROOT,
  );
}
