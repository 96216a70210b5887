import { useLayoutEffect } from 'react';

type Name = 'tab-bar' | 'form-footer' | 'toast';

const counts = new Map<Name, number>();

const change = (name: Name, by: 1 | -1) => {
  const count = (counts.get(name) ?? 0) + by;
  counts.set(name, count);
  document.documentElement.classList.toggle(`has-${name}`, count > 0);
};

/**
 * Puts the class `has-NAME` on the root element while something at the edge of the page is there. A `:root:has()` selector would
 * do the same, but makes the browser recalculate every style of the page on each change.
 */
export const useRootClass = (name: Name, present = true) => {
  useLayoutEffect(() => {
    if (!present) return;
    change(name, 1);
    return () => change(name, -1);
  }, [name, present]);
};
