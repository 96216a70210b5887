import { useEffect, useRef } from 'react';

/** On a phone a list of tabs may be wider than the screen. */
export const useScrolledToSelected = (selected: string | undefined) => {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (list.current && tab) list.current.scrollLeft = tab.offsetLeft - list.current.offsetLeft;
  }, [selected]);
  return list;
};
