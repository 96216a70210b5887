import { useLayoutEffect, useRef, useState } from 'react';

/** Within this distance a reader counts as being at the end. */
const NEAR_PX = 80;

/** Keeps a scrolling box at its end as it grows, unless the reader scrolled up: then `unseen` says that something new came. */
export const useStayAtEnd = (last: string | undefined, growing: number, isOwn: boolean) => {
  const box = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const [unseen, setUnseen] = useState(false);

  const goToEnd = () => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
    atEnd.current = true;
    setUnseen(false);
  };

  useLayoutEffect(() => {
    if (isOwn || atEnd.current) goToEnd();
    else setUnseen(true);
  }, [last, isOwn]);
  useLayoutEffect(() => {
    if (atEnd.current) goToEnd();
  }, [growing]);

  const onScroll = () => {
    if (!box.current) return;
    const { scrollHeight, scrollTop, clientHeight } = box.current;
    atEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_PX;
    if (atEnd.current) setUnseen(false);
  };

  return { box, onScroll, unseen, goToEnd };
};
