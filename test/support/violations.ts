import { AxeBuilder } from '@axe-core/playwright';
import { type Page } from 'playwright';
import { untilSettled } from './settled.js';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong on this page once it stands still, each with its places. */
export async function violationsOf(page: Page): Promise<string[]> {
  await untilSettled(page);
  const { violations } = await new AxeBuilder({ page })
    // In the page itself, which has no frames: the other way describes every element to a second page, for thrice the time.
    .setLegacyMode()
    .options({ runOnly: { type: 'tag', values: TAGS }, resultTypes: ['violations'] })
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
}
