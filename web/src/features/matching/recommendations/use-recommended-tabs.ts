import { type ComponentType, useEffect, useState } from 'react';
import { type GroupsProps } from './recommended-groups';

type Tabs = ComponentType<GroupsProps>;

let fetched: Tabs | null = null;
const fetchTabs = () =>
  import('./recommended-tabs').then((part) => {
    fetched = part.RecommendedTabs;
    return fetched;
  });

export const WIDE = '(min-width: 64rem)';

// Starts early, so that the tabs are ready when the recommendations are.
if (!matchMedia(WIDE).matches) void fetchTabs().catch(() => undefined);

/** The tabs of a narrow screen, which a wide screen does not load. Null until loaded. */
export const useRecommendedTabs = (wanted: boolean) => {
  const [Tabs, setTabs] = useState<Tabs | null>(() => fetched);

  useEffect(() => {
    if (!wanted || Tabs) return;
    fetchTabs().then(
      (part) => setTabs(() => part),
      () => undefined,
    );
  }, [wanted, Tabs]);

  return Tabs;
};
