import { AxeBuilder } from '@axe-core/playwright';
import { type Page } from 'playwright';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Until nothing fades or moves any more; what turns for ever does not count. */
const STANDS_STILL = `(async () => {
  const moving = () =>
    document.getAnimations().filter((each) => each.playState === 'running' && each.effect.getComputedTiming().endTime < Infinity);
  while (moving().length > 0) await Promise.allSettled(moving().map(({ finished }) => finished));
})()`;

/** What axe finds wrong on this page once it stands still, each with its places. */
export async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(STANDS_STILL);
  const { violations } = await new AxeBuilder({ page })
    // In the page itself, which has no frames: the other way describes every element to a second page, for thrice the time.
    .setLegacyMode()
    .options({ runOnly: { type: 'tag', values: TAGS }, resultTypes: ['violations'] })
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
}
