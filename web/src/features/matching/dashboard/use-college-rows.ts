import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import {
  listApplicationsOptions,
  listRecommendationsOptions,
  listSavedCollegesOptions,
  searchCollegesOptions,
  showCollegeOptions,
} from '@/api/@tanstack/react-query.gen';
import { rowsOf } from './college-rows';
import { filtered, filtersOn, queryOf, type RowFilters, type Shelf } from './row-filters';

const ROWS = 5;
/** Filters reach beyond the student's own lists, so more of the catalogue is looked through. */
const LOOKED_THROUGH = 50;

/** The first five colleges that meet the filters: of the student's applications, saved list, recommendations and the catalogue. */
export const useCollegeRows = (shelf: Shelf, filters: RowFilters) => {
  const lists = useQueries({
    queries: [listApplicationsOptions(), listSavedCollegesOptions(), listRecommendationsOptions()],
  });
  const catalogue = useQuery({
    ...searchCollegesOptions({
      query: { ...queryOf(filters), pageSize: filtersOn(filters) === 0 ? ROWS : LOOKED_THROUGH },
    }),
    placeholderData: keepPreviousData,
  });
  const [applications, saved, recommended] = lists;
  const listed = new Set(
    [...(saved.data ?? []), ...(recommended.data ?? [])].map(({ college }) => college.id),
  );
  // An application brings no match with it: those at colleges of no other list are asked for one by one.
  const applied = useQueries({
    queries: (saved.data && recommended.data && applications.data ? applications.data : [])
      .filter(({ collegeId }) => !listed.has(collegeId))
      .slice(0, ROWS)
      .map(({ collegeId }) => showCollegeOptions({ path: { id: collegeId } })),
  });
  const reads = [...lists, catalogue, ...applied];
  const complete =
    applications.data !== undefined &&
    saved.data !== undefined &&
    recommended.data !== undefined &&
    catalogue.data !== undefined;

  return {
    rows: complete
      ? filtered(
          rowsOf({
            applications: applications.data,
            saved: saved.data,
            recommended: recommended.data,
            catalogue: [...catalogue.data.colleges, ...applied.flatMap(({ data }) => data ?? [])],
          }),
          shelf,
          filters,
        ).slice(0, ROWS)
      : undefined,
    estimates: (recommended.data?.length ?? 0) > 0,
    isPending: reads.some(({ isPending }) => isPending),
    isFetching: reads.some(({ isFetching }) => isFetching),
    retry: () => reads.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch()),
  };
};
