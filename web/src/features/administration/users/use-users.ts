import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listUsers } from '@/api/calls/identity.gen';

export const USERS_PER_PAGE = 50;

/** One page of accounts and how many there are. */
export const useUsers = (search: string, page: number) =>
  useQuery({
    queryKey: ['listUsers', search, page],
    queryFn: async ({ signal }) => {
      const { data, response } = await listUsers({
        query: { search, page, pageSize: USERS_PER_PAGE },
        signal,
        throwOnError: true,
      });
      return { users: data, total: Number(response.headers.get('X-Total-Count')) };
    },
    placeholderData: keepPreviousData,
    staleTime: 0, // people register at any time
  });
