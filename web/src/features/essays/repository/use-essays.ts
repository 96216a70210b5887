import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type EssayPage } from '@/api';
import { listEssaysOptions } from '@/api/queries/essays.gen';
import { type EssayFilters, queryOf } from './essay-filters';

const LOOK_AGAIN_MS = 10_000;

const isUnderReview = ({ status }: EssayPage['essays'][number]) =>
  status === 'Submitted' || status === 'Reviewing';

export const essaysOptions = (filters: EssayFilters) => listEssaysOptions({ query: queryOf(filters) });

/** A page of essays; looked at again while one of them is being reviewed. */
export const useEssays = (filters: EssayFilters) =>
  useQuery({
    ...essaysOptions(filters),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.essays.some(isUnderReview) ? LOOK_AGAIN_MS : false),
  });
