import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { ROOT } from '../measuring/root.js';

const FILES = ['scorecard-institutions.csv.gz', 'scorecard-field-of-study.csv.gz'];

/** The official files through the product's own import. */
export async function importWholeCatalogue(databaseUrl: string, dataDirectory: string): Promise<void> {
  const files = FILES.map((file) => path.join(dataDirectory, file));
  const child = spawn('npm', ['run', '--silent', 'catalogue:import', '--', ...files], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The catalogue could not be imported.');
}
