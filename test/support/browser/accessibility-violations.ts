import { type Result, type RunOptions } from 'axe-core';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { type Page } from 'playwright';
import { pageSettled } from './page-settled.js';

const OPTIONS: RunOptions = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  resultTypes: ['violations'],
};

const AXE = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A page has few colors and axe reads each many times, which took a fifth of its time. */
const READ_EACH_COLOR_ONCE = `
  const read = axe.commons.color.Color.prototype.parseString;
  const known = new Map();
  axe.commons.color.Color.prototype.parseString = function (text) {
    const before = known.get(text);
    if (before !== undefined) return Object.assign(this, before);
    read.call(this, text);
    const { r, g, b, alpha } = this;
    known.set(text, { r, g, b, alpha });
    return this;
  };
`;

const BRING_AXE = `(() => {
  ${AXE}
  ${READ_EACH_COLOR_ONCE}
})()`;

/** The violations that axe finds once the page has settled, each with its elements. */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  await pageSettled(page);
  // A page that was looked at before has axe already, and its source is long.
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.evaluate(BRING_AXE);
  const violations = await page.evaluate<Result[]>(
    `axe.run(document, ${JSON.stringify(OPTIONS)}).then(({ violations }) => violations)`,
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
}
