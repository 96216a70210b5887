import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';

/** No background network calls: pages come from loopback. */
const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** The headless shell draws the same pages for half of the processor time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** Chromium from `CHROMIUM_PATH`, Playwright's download or the PATH. The error says how to install it. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = browserPath();
  return chromium.launch({ args: QUIET, ...(executablePath === undefined ? {} : { executablePath }) });
}

function browserPath(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') return named;
  if (isUsable(chromium.executablePath())) return undefined;

  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const found = folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name))).find(isUsable);
  if (found === undefined)
    throw new Error(
      'No Chromium found. Install one with: npx playwright install chromium   (or on Debian: apt-get install -y chromium-headless-shell)',
    );
  return found;
}

function isUsable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
