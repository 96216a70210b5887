import { type Page } from 'playwright';

/** The page has settled after this many frames without a change. */
const QUIET_FRAMES = 8;

/** Ignores endless animations, such as a spinner. */
const SETTLED = `(async () => {
  const running = () =>
    document.getAnimations().filter((each) => each.playState === 'running' && each.effect.getComputedTiming().endTime < Infinity);
  let quiet = 0;
  const changes = new MutationObserver(() => (quiet = 0));
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  await document.fonts.ready;
  while (quiet < ${QUIET_FRAMES}) {
    await new Promise(requestAnimationFrame);
    quiet = running().length === 0 ? quiet + 1 : 0;
  }
  changes.disconnect();
})()`;

/** Waits until the fonts have loaded, animations have ended and the page has stopped changing. */
export async function pageSettled(page: Page): Promise<void> {
  await page.evaluate(SETTLED);
}
