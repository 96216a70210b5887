import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { type ListFacts, type SavedCollege } from '@/api';
import { readListFacts } from '@/api/calls/matching.gen';
import { readListFactsQueryKey } from '@/api/@tanstack/react-query.gen';
import { isPendingEntry } from '../saved-colleges/pending-entry';

/** The colleges that count: the list as the server has it, without those the student hid. */
export const countedColleges = (list: readonly SavedCollege[]) =>
  list.filter((entry) => !entry.isHidden && !isPendingEntry(entry));

/** What the engine reads about the student and these colleges. Read again when the list or the profile changes. */
export const listFactsOptions = (list: readonly SavedCollege[], also: number | null = null) =>
  queryOptions({
    queryKey: [
      ...readListFactsQueryKey(),
      countedColleges(list)
        .map(({ collegeId }) => collegeId)
        .toSorted((one, other) => one - other),
      also,
    ],
    queryFn: async ({ signal }) => {
      const query = also === null ? {} : { query: { also } };
      return (await readListFacts({ ...query, signal, throwOnError: true })).data;
    },
  });

/** The facts of these colleges, named as the list names them. */
export const factsOnList = (
  { colleges }: ListFacts,
  list: readonly SavedCollege[],
  ids: readonly number[],
): ListFacts['colleges'] => {
  const shortNames = new Map(list.map(({ collegeId, college }) => [collegeId, college.shortName]));
  return colleges
    .filter(({ unitId }) => ids.includes(unitId))
    .map((facts) => ({ ...facts, name: shortNames.get(facts.unitId) ?? facts.name }));
};

/**
 * Whether the first facts of a list that is already known are on their way. The odds stand above the list, so both are shown at
 * once and nothing moves.
 */
export const useAwaitsFacts = (list: readonly SavedCollege[] | undefined) =>
  useQuery({
    ...listFactsOptions(list ?? []),
    enabled: list !== undefined && list.length > 0,
    placeholderData: keepPreviousData,
  }).isLoading;
