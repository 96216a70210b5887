import { useLayoutEffect, useRef, useState } from 'react';
import { alignNotes } from './align-notes';

type Layout = { tops: Record<number, number>; height: number };

const NOWHERE: Layout = { tops: {}, height: 0 };

/**
 * Where each note stands beside its phrase. The style sheet decides whether there is a column for them: without one the notes are
 * in the text's flow, and nothing is measured.
 */
export const useAlignedNotes = (active: number | null) => {
  const area = useRef<HTMLDivElement>(null);
  const [layout, setLayout] = useState(NOWHERE);

  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    const align = () => setLayout((before) => sameOr(before, layoutOf(element, active)));
    const watcher = new ResizeObserver(align);
    watcher.observe(element);
    for (const note of notesIn(element)) watcher.observe(note);
    align();
    return () => watcher.disconnect();
  }, [active]);

  return { area, ...layout };
};

const notesIn = (area: Element) => [...area.querySelectorAll<HTMLElement>('[data-note]')];

const layoutOf = (area: HTMLElement, active: number | null): Layout => {
  const notes = notesIn(area);
  if (notes.some((note) => getComputedStyle(note).position !== 'absolute')) return NOWHERE;

  const from = area.getBoundingClientRect().top;
  const measured = notes.map((note) => ({
    number: Number(note.dataset['note']),
    at: Math.max(0, Math.round(topOfPhrase(area, note) - from)),
    height: note.offsetHeight,
  }));
  const chosen = measured.findIndex(({ number }) => number === active);
  const tops = alignNotes(measured, chosen === -1 ? null : chosen);
  const bottoms = measured.map(({ height }, at) => (tops[at] ?? 0) + height);
  return {
    tops: Object.fromEntries(measured.map(({ number }, at) => [number, tops[at] ?? 0])),
    height: Math.max(0, ...bottoms),
  };
};

const topOfPhrase = (area: Element, note: HTMLElement) =>
  (area.querySelector(`[data-pin="${note.dataset['note']}"]`) ?? note).getBoundingClientRect().top;

const sameOr = (before: Layout, now: Layout) =>
  JSON.stringify(before) === JSON.stringify(now) ? before : now;
