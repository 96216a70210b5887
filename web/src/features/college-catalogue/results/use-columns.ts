import { type RefObject, useLayoutEffect, useState } from 'react';

const MIN_CARD_WIDTH = 330;
export const GAP = 20;

/** Number of columns and the grid's offset from the top of the page. `of` identifies the search. */
export const useColumns = (grid: RefObject<HTMLElement | null>, of: string) => {
  const [shape, setShape] = useState({ columns: 1, top: 0 });

  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return;
    const measure = () => {
      const columns = Math.max(1, Math.floor((element.clientWidth + GAP) / (MIN_CARD_WIDTH + GAP)));
      const top = Math.round(element.getBoundingClientRect().top + window.scrollY);
      setShape((now) => (now.columns === columns && now.top === top ? now : { columns, top }));
    };
    measure();
    // Content above may change height, which moves the grid without resizing it.
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    watch.observe(document.body);
    return () => watch.disconnect();
  }, [grid, of]);

  return shape;
};
