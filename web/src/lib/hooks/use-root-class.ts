import { useLayoutEffect } from 'react';

type Mark = 'tab-bar' | 'form-footer' | 'toast';

const wearers = new Map<Mark, number>();

const wear = (mark: Mark, change: 1 | -1) => {
  const now = (wearers.get(mark) ?? 0) + change;
  wearers.set(mark, now);
  document.documentElement.classList.toggle(`has-${mark}`, now > 0);
};

/**
 * Tells the whole page that something at its edge is there, by a class on the root. A `:root:has()` would say the same, but
 * makes the browser work out every style of the page again whenever anything is drawn.
 */
export const useRootMark = (mark: Mark, there = true) => {
  useLayoutEffect(() => {
    if (!there) return;
    wear(mark, 1);
    return () => wear(mark, -1);
  }, [mark, there]);
};
