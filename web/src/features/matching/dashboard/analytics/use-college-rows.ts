import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { searchCollegesOptions, showCollegeOptions } from '@/api/queries/college-catalogue.gen';
import { listApplicationsOptions } from '@/api/queries/applications.gen';
import { listRecommendationsOptions, listSavedCollegesOptions } from '@/api/queries/matching.gen';
import { rowsOf } from './college-rows';
import { filtered, filtersOn, queryOf, type RowFilters, type CategoryFilter } from './row-filters';

const ROWS = 5;
/** With filters, more of the catalogue is searched, since the student's lists may not match them. */
const FILTERED_ROWS = 50;

/** The first five colleges that match the filters: applications, saved colleges, recommendations, then the catalogue. */
export const useCollegeRows = (category: CategoryFilter, filters: RowFilters) => {
  const lists = useQueries({
    queries: [listApplicationsOptions(), listSavedCollegesOptions(), listRecommendationsOptions()],
  });
  const catalogue = useQuery({
    ...searchCollegesOptions({
      query: { ...queryOf(filters), pageSize: filtersOn(filters) === 0 ? ROWS : FILTERED_ROWS },
    }),
    placeholderData: keepPreviousData,
  });
  const [applications, saved, recommended] = lists;
  const listed = new Set(
    [...(saved.data ?? []), ...(recommended.data ?? [])].map(({ college }) => college.id),
  );
  // Applications come without a match, so colleges in no other list are requested one by one.
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
          category,
          filters,
        ).slice(0, ROWS)
      : undefined,
    estimates: (recommended.data?.length ?? 0) > 0,
    isPending: reads.some(({ isPending }) => isPending),
    isFetching: reads.some(({ isFetching }) => isFetching),
    retry: () => reads.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch()),
  };
};
