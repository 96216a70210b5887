import fs from 'node:fs';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** An average phone on an average connection: 1.6 Mbit/s, 150 ms, a quarter of this machine's speed. */
const SLOW = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const CPU_SLOWDOWN = 4;

const SETTLED_MS = 1_500;
const LONG_TASK_MS = 50;

/** Runs before the page's own code. */
const WATCH = `
  window.seen = { paint: 0, shift: 0, shifts: [], lcp: 0, element: '', tasks: [] };
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('paint', (entry) => { if (entry.name === 'first-contentful-paint') seen.paint = entry.startTime; });
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
    seen.element = entry.element ? entry.element.tagName + ' ' + entry.element.textContent.slice(0, 60) : '';
  });
  watch('layout-shift', (entry) => { if (!entry.hadRecentInput) seen.shift += entry.value; });
  watch('longtask', (entry) => seen.tasks.push([entry.startTime, entry.duration]));
`;

interface Seen {
  paint: number;
  shift: number;
  lcp: number;
  element: string;
  tasks: [start: number, duration: number][];
}

export interface Visit {
  lcpMs: number;
  /** What the largest paint was. */
  element: string;
  cls: number;
  /** Total blocking time: of each task after the first paint, what exceeds 50 ms. */
  tbtMs: number;
  /** As sent, after compression. */
  jsBytes: number;
  cssBytes: number;
  requests: number;
}

type Storage = Awaited<ReturnType<BrowserContext['storageState']>>;

export function launchBrowser(): Promise<Browser> {
  const executablePath = browserPath();
  return chromium.launch({ ...(executablePath === undefined ? {} : { executablePath }) });
}

function browserPath(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') return named;
  if (fs.existsSync(chromium.executablePath())) return undefined;
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name))).find(fs.existsSync);
}

/** The first visit to a page: empty cache, slow connection, slow processor. */
export async function visit(browser: Browser, url: string, storageState?: Storage): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    ...(storageState === undefined ? {} : { storageState }),
  });
  try {
    const page = await context.newPage();
    await slowDown(page, true);
    await page.addInitScript(WATCH);
    await page.goto(url);
    await untilQuiet(page);
    return await seenOn(page);
  } finally {
    await context.close();
  }
}

/** Waits until nothing new was fetched for a while. An open stream does not count. */
async function untilQuiet(page: Page): Promise<void> {
  for (let fetched = -1, now = 0; now !== fetched;) {
    fetched = now;
    await page.waitForTimeout(SETTLED_MS);
    now = await page.evaluate<number>("performance.getEntriesByType('resource').length");
  }
}

async function seenOn(page: Page): Promise<Visit> {
  const { seen, resources } = await page.evaluate<{ seen: Seen; resources: [string, number][] }>(
    `({ seen, resources: performance.getEntriesByType('resource').map((entry) => [entry.name, entry.encodedBodySize]) })`,
  );
  const bytesOf = (ending: RegExp) =>
    resources.filter(([name]) => ending.test(name)).reduce((sum, [, bytes]) => sum + bytes, 0);
  return {
    lcpMs: seen.lcp,
    element: seen.element,
    cls: seen.shift,
    tbtMs: seen.tasks
      .filter(([start]) => start >= seen.paint)
      .reduce((sum, [, duration]) => sum + duration - LONG_TASK_MS, 0),
    jsBytes: bytesOf(/\.js$/),
    cssBytes: bytesOf(/\.css$/),
    requests: resources.length + 1,
  };
}

async function slowDown(page: Page, network: boolean): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  if (!network) return;
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...SLOW });
}

/** Signs the demo student in on the page. Returns the browser's storage. */
export async function signIn(
  browser: Browser,
  url: string,
  email: string,
  password: string,
): Promise<Storage> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL(`${url}/`);
  const storage = await context.storageState();
  await context.close();
  return storage;
}

export interface Scroll {
  colleges: number;
  mostNodes: number;
  heapGrowthMb: number;
  longestTaskMs: number;
}

const STEP_PX = 800;
const BETWEEN_STEPS_MS = 60;
const SHOWING = /Showing ([\d,]+) of ([\d,]+) colleges/;

/** Scrolls from the first college to the last, at a quarter of the processor's speed. */
export async function scrollThroughColleges(
  browser: Browser,
  url: string,
  storage: Storage,
): Promise<Scroll> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, storageState: storage });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await slowDown(page, false);
  await page.addInitScript(WATCH);
  await page.goto(`${url}/colleges`);
  await page.getByText(SHOWING).first().waitFor();
  await page.waitForTimeout(SETTLED_MS);

  const heapMb = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    return (await page.evaluate<number>('performance.memory.usedJSHeapSize')) / 1e6;
  };
  const before = await heapMb();
  await page.evaluate('seen.tasks.length = 0');

  let mostNodes = 0;
  let colleges = 0;
  for (let atEnd = 0; atEnd < 30;) {
    const { nodes, left } = await page.evaluate<{ nodes: number; left: number }>(
      `(scrollBy({ top: ${STEP_PX}, behavior: 'instant' }), {
        nodes: document.querySelectorAll('*').length,
        left: document.documentElement.scrollHeight - scrollY - innerHeight,
      })`,
    );
    mostNodes = Math.max(mostNodes, nodes);
    await page.waitForTimeout(BETWEEN_STEPS_MS);
    atEnd = left < 10 ? atEnd + 1 : 0;
  }
  const words = SHOWING.exec(await page.getByText(SHOWING).first().innerText());
  colleges = Number(words?.[1]?.replaceAll(',', ''));
  if (words?.[1] !== words?.[2]) throw new Error(`The grid stopped early: ${words?.[0] ?? 'no count'}`);

  const longestTaskMs = await page.evaluate<number>(
    'Math.max(0, ...seen.tasks.map(([, duration]) => duration))',
  );
  const heapGrowthMb = (await heapMb()) - before;
  await context.close();
  return { colleges, mostNodes, heapGrowthMb, longestTaskMs };
}
