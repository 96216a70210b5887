import { useLayoutEffect, useRef, useState } from 'react';

/** Within this distance a reader counts as being at the end. */
const NEAR_PX = 80;
/** Between the edge of the box and the question. */
const ABOVE_PX = 12;

/**
 * Keeps the end of a scrolling box in view as it grows; of a long answer the beginning, with the question above it. Unless the reader
 * scrolled up: then `unseen` says that something new came.
 */
export const useNewestInView = (last: string | undefined, growing: number, isOwn: boolean) => {
  const box = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const [unseen, setUnseen] = useState(false);

  const showNewest = () => {
    if (box.current) box.current.scrollTop = newestTop(box.current);
    atEnd.current = true;
    setUnseen(false);
  };

  useLayoutEffect(() => {
    if (isOwn || atEnd.current) showNewest();
    else setUnseen(true);
    // Who sends from a page that is scrolled past the question would read the answer from its middle.
    if (isOwn) box.current?.scrollIntoView({ block: 'nearest' });
  }, [last, isOwn]);
  useLayoutEffect(() => {
    if (atEnd.current) showNewest();
  }, [growing]);

  const onScroll = () => {
    if (!box.current) return;
    const { scrollHeight, scrollTop, clientHeight } = box.current;
    atEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_PX;
    if (atEnd.current) setUnseen(false);
  };

  return { box, onScroll, unseen, showNewest };
};

const newestTop = (box: HTMLElement) => {
  const end = box.scrollHeight - box.clientHeight;
  const question = box.querySelector<HTMLElement>('[data-slot=newest-question]');
  return question ? Math.min(end, question.offsetTop - ABOVE_PX) : end;
};
