import { type Page } from 'playwright';

/** So many frames in a row without a change: later ones come from something else than the page opening. */
const QUIET_FRAMES = 8;

/** Endless animations, such as a spinner, do not count. */
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

/** Waits until a page stands still: its fonts are there, nothing fades or moves, and nothing in it has changed for a while. */
export async function untilSettled(page: Page): Promise<void> {
  await page.evaluate(SETTLED);
}
