import { useLayoutEffect, useRef, useState } from 'react';

const PIXELS_PER_INCH = 96;
/** What the margins leave of a letter page; see resume.css. */
const PAGE_HEIGHT = 9.8 * PIXELS_PER_INCH;
/** 13.5 pt. */
const LINE_HEIGHT = 18;

type Part = { name: string; lines: number };

export type PageFit = {
  /** Lines that don't fit on the page; 0 when all do. */
  over: number;
  /** Longest first. */
  sections: readonly Part[];
  items: readonly Part[];
};

const FITS: PageFit = { over: 0, sections: [], items: [] };

const linesOf = (height: number) => Math.ceil(height / LINE_HEIGHT);

const partsIn = (copy: HTMLElement, attribute: 'section' | 'item'): Part[] =>
  [...copy.querySelectorAll<HTMLElement>(`[data-${attribute}]`)]
    .map((part) => ({ name: part.dataset[attribute] ?? '', lines: linesOf(part.offsetHeight) }))
    .filter(({ name }) => name !== '')
    .toSorted((one, other) => other.lines - one.lines);

const fitOf = (copy: HTMLElement): PageFit => {
  const over = copy.offsetHeight - PAGE_HEIGHT;
  if (over <= 0) return FITS;
  return { over: linesOf(over), sections: partsIn(copy, 'section'), items: partsIn(copy, 'item') };
};

/** Whether the measured copy fits on one page. Follows its size, which changes with the text and when fonts arrive. */
export const usePageFit = () => {
  const copy = useRef<HTMLDivElement>(null);
  const [fit, setFit] = useState(FITS);

  useLayoutEffect(() => {
    const element = copy.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setFit(fitOf(element)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { copy, fit };
};
