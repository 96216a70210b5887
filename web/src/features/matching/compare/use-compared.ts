import { useQueries } from '@tanstack/react-query';
import { type CollegeDetail } from '@/api';
import { showCollegeOptions } from '@/api/queries/college-catalogue.gen';
import { ApiError } from '@/lib/api/api-error';

type Compared = {
  /** In the order of the address. */
  colleges: readonly CollegeDetail[];
  unknown: number;
  isPending: boolean;
  isFailed: boolean;
  retry: () => void;
};

/** The colleges side by side, each as its own page shows it. */
export const useCompared = (ids: readonly number[]): Compared =>
  useQueries({
    queries: ids.map((id) => showCollegeOptions({ path: { id } })),
    combine: (found) => ({
      colleges: found.flatMap(({ data }) => data ?? []),
      unknown: found.filter(({ error }) => isUnknown(error)).length,
      isPending: found.some(({ isPending }) => isPending),
      isFailed: found.some(({ data, error }) => !data && error !== null && !isUnknown(error)),
      retry: () => {
        for (const { isError, refetch } of found) if (isError) void refetch();
      },
    }),
  });

const isUnknown = (error: unknown) => error instanceof ApiError && error.status === 404;
