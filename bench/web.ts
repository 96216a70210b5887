// Pages in a browser compared with minimal pages: P20 to P24. Needs a built product and Chromium.
// Options: --pairs 5, --out <file> (a Markdown table there as well).
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { DEMO_ACCOUNT } from '../src/demo/demo-account.js';
import { launchBrowser, scrollThroughColleges, signIn, type Visit, visit } from './web-browser.js';
import { startProduct } from './web-product.js';
import { serveReferences } from './web-references.js';

const { values } = parseArgs({
  options: { pairs: { type: 'string', default: '5' }, out: { type: 'string' } },
});
const PAIRS = Number(values.pairs);
const ROUTES = ['/colleges', '/my-list', '/profile?step=grades', '/profile?section=personal&step=fit'];

interface Limit {
  must: number;
  goal: number;
}
interface Row {
  what: string;
  value: number;
  limit: Limit;
  /** How it came about. */
  note: string;
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'flyleaf-bench-web-'));
const dataDir = path.join(folder, 'data');
const rows: Row[] = [];

const first = await startProduct(dataDir); // makes the database
await first.stop();
const product = await startProduct(dataDir);
const references = await serveReferences(
  path.join(import.meta.dirname, '../dist/web/landing.html'),
  path.join(folder, 'references'),
);
const browser = await launchBrowser();
try {
  row('P24 start to ready, s', product.readyAfterMs / 1000, { must: 5, goal: 2 }, '');
  row('P24 memory when ready, MB', product.memoryMb(), { must: 250, goal: 180 }, 'server process');

  const student = await signIn(browser, product.url, DEMO_ACCOUNT.email, DEMO_ACCOUNT.password);
  const landing = await compared(
    () => visit(browser, `${product.url}/`),
    () => visit(browser, references.staticPage),
  );
  row('P20 landing LCP / static page', landing.ratio, { must: 3, goal: 1.3 }, landing.note);
  const dashboard = await compared(
    () => visit(browser, `${product.url}/`, student),
    () => visit(browser, references.reactPage),
  );
  row('P21 dashboard LCP / React-only page', dashboard.ratio, { must: 1.6, goal: 1.25 }, dashboard.note);
  sizes('/ (stranger)', landing.last, { must: 110, goal: 80 });
  steadiness('/ (stranger)', landing.last);
  sizes('/ (signed in)', dashboard.last, { must: 170, goal: 130 });
  steadiness('/ (signed in)', dashboard.last);
  for (const route of ROUTES) {
    const seen = await visit(browser, product.url + route, student);
    sizes(route, seen, { must: 170, goal: 130 });
    steadiness(route, seen);
  }

  const scroll = await scrollThroughColleges(browser, product.url, student);
  const note = `all ${scroll.colleges} colleges`;
  row('P23 most DOM nodes', scroll.mostNodes, { must: 3000, goal: 1500 }, note);
  row('P23 heap growth, MB', scroll.heapGrowthMb, { must: 80, goal: 30 }, note);
  row('P23 longest task, ms', scroll.longestTaskMs, { must: 200, goal: 100 }, `${note}, 4x CPU`);
  row('P24 memory after all that, MB', product.memoryMb(), { must: 450, goal: 300 }, 'server process');
} finally {
  await browser.close();
  references.stop();
  await product.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}

const table = [
  '| What | measured | must | goal | | how |',
  '|---|---:|---:|---:|---|---|',
  ...rows.map(
    ({ what, value, limit, note }) =>
      `| ${what} | ${shown(value)} | ${limit.must} | ${limit.goal} | ${verdict(value, limit)} | ${note} |`,
  ),
].join('\n');
console.log(table);
if (values.out !== undefined) fs.writeFileSync(values.out, `${table}\n`);
if (rows.some(({ value, limit }) => value > limit.must)) process.exitCode = 1;

function row(what: string, value: number, limit: Limit, note: string): void {
  rows.push({ what, value, limit, note });
}

function sizes(route: string, { jsBytes, cssBytes, requests }: Visit, limit: Limit): void {
  row(`P22 JS of ${route}, kB`, jsBytes / 1000, limit, `${requests} requests`);
  if (cssBytes > 0) row(`P22 CSS of ${route}, kB`, cssBytes / 1000, { must: 25, goal: 12 }, '');
}

function steadiness(route: string, { cls, tbtMs }: Visit): void {
  row(`CLS of ${route}`, cls, { must: 0.02, goal: 0.02 }, '');
  row(`TBT of ${route}, ms`, tbtMs, { must: 150, goal: 150 }, '4x CPU');
}

/** A-B-B-A: each pair measures both sides. The median of the ratios and their spread. */
async function compared(ours: () => Promise<Visit>, theirs: () => Promise<Visit>) {
  const pairs: [ours: Visit, theirs: Visit][] = [];
  for (let pair = 0; pair < PAIRS; pair++) {
    if (pair % 2 === 0) pairs.push([await ours(), await theirs()]);
    else {
      const reference = await theirs();
      pairs.push([await ours(), reference]);
    }
  }
  const ratios = pairs.map(([a, b]) => a.lcpMs / b.lcpMs).toSorted((a, b) => a - b);
  const [last] = pairs.at(-1) ?? [];
  if (last === undefined) throw new Error('--pairs must be at least 1.');
  const own = median(pairs.map(([a]) => a.lcpMs)).toFixed(0);
  const other = median(pairs.map(([, b]) => b.lcpMs)).toFixed(0);
  const spread = `${shown(ratios[0] ?? NaN)} to ${shown(ratios.at(-1) ?? NaN)}`;
  return {
    ratio: median(ratios),
    last,
    note: `${own} ms / ${other} ms, ${PAIRS} pairs, ${spread}; largest: ${last.element.replaceAll('|', ' ')}`,
  };
}

function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

function shown(value: number): string {
  return value >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3)));
}

function verdict(value: number, { must, goal }: Limit): string {
  if (value > must) return 'MISSED';
  return value <= goal ? 'goal met' : 'ok';
}
