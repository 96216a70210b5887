import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { addressOf, type Filters } from '../filters/filters';

/** New results begin at their top, however far down the last ones were read; Back goes to its own place. */
export const useResultsInSight = (filters: Filters) => {
  const top = useRef<HTMLDivElement>(null);
  const navigation = useNavigationType();
  const asked = addressOf(filters);
  const shown = useRef(asked);

  useEffect(() => {
    if (shown.current === asked) return;
    shown.current = asked;
    const above = (top.current?.getBoundingClientRect().top ?? 0) < 0;
    if (navigation !== NavigationType.Pop && above) top.current?.scrollIntoView({ block: 'start' });
  }, [asked, navigation]);

  return top;
};
