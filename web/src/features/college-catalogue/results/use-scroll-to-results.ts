import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { addressOf, type Filters } from '../filters/filters';

/** Scrolls new results to their top; Back restores its own position. */
export const useScrollToResults = (filters: Filters) => {
  const top = useRef<HTMLDivElement>(null);
  const navigation = useNavigationType();
  const query = addressOf(filters);
  const shown = useRef(query);

  useEffect(() => {
    if (shown.current === query) return;
    shown.current = query;
    const above = (top.current?.getBoundingClientRect().top ?? 0) < 0;
    if (navigation !== NavigationType.Pop && above) top.current?.scrollIntoView({ block: 'start' });
  }, [query, navigation]);

  return top;
};
