import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type SavedCollege } from '@/api';
import { countedColleges, factsOnList, listFactsOptions } from '../list-facts/list-facts';
import { listWork } from './list-work';

/** The odds of the list on screen; those of the list before it while the facts of a new college load. */
export const useListOdds = (list: readonly SavedCollege[]) => {
  const { data: facts, ...query } = useQuery({
    ...listFactsOptions(list),
    placeholderData: keepPreviousData,
  });
  const work = useMemo(() => {
    if (!facts) return undefined;
    const ids = countedColleges(list).map(({ collegeId }) => collegeId);
    return listWork({ ...facts, colleges: factsOnList(facts, list, ids) });
  }, [facts, list]);
  return { ...query, work };
};
