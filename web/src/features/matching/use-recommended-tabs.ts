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

// Beside what the list is made from, so that it is there as soon as they are.
if (!matchMedia(WIDE).matches) void fetchTabs().catch(() => undefined);

/** The list of a narrow screen, which a wide one need not fetch. Null until it is there. */
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
