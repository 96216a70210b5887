import { AxeBuilder } from '@axe-core/playwright';
import { type Page } from 'playwright';
import { pageSettled } from './page-settled.js';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The violations that axe finds once the page has settled, each with its elements. */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  await pageSettled(page);
  // A page that was looked at before has axe already, and its source is long.
  const has = await page.evaluate<boolean>(`'axe' in window`);
  const { violations } = await new AxeBuilder(has ? { page, axeSource: 'true' } : { page })
    // Runs in the page itself, which has no frames. The default uses a second page and takes three times as long.
    .setLegacyMode()
    .options({ runOnly: { type: 'tag', values: TAGS }, resultTypes: ['violations'] })
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
}
