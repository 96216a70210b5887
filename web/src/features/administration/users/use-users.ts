import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { exportUsers, listUsers } from '@/api/calls/admin.gen';
import { type UserFilters } from './user-filters';

export const USERS_PER_PAGE = 50;
/** Of every page of users, whatever its filters. */
export const USERS_KEY = ['listUsers'];

const queryOf = ({ search, role, isActive }: UserFilters) => ({
  search,
  ...(role && { role }),
  ...(isActive && { isActive }),
});

/** One page of accounts and how many there are. */
export const useUsers = (filters: UserFilters, page: number) =>
  useQuery({
    queryKey: [...USERS_KEY, filters, page],
    queryFn: async ({ signal }) => {
      const { data, response } = await listUsers({
        query: { ...queryOf(filters), page, pageSize: USERS_PER_PAGE },
        signal,
        throwOnError: true,
      });
      return { users: data, total: Number(response.headers.get('X-Total-Count')) };
    },
    placeholderData: keepPreviousData,
    staleTime: 0, // people register at any time
  });

/** Everyone who is found, as the text of a spreadsheet. */
export const usersFile = async (filters: UserFilters) =>
  (await exportUsers({ query: queryOf(filters), throwOnError: true })).data;
