import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { exportLeads, listLeads } from '@/api/calls/admin.gen';

export const LEADS_PER_PAGE = 50;

export type LeadSort = 'score' | 'newest';

/** One page, and how many leads there are. */
export const useLeads = (sort: LeadSort, page: number) => {
  const query = { sort, page, pageSize: LEADS_PER_PAGE };
  return useQuery({
    queryKey: ['listLeads', sort, page],
    queryFn: async ({ signal }) => {
      const { data, response } = await listLeads({ query, signal, throwOnError: true });
      return { leads: data, total: Number(response.headers.get('X-Total-Count')) };
    },
    placeholderData: keepPreviousData,
  });
};

export const leadFile = async () => (await exportLeads({ throwOnError: true })).data;
