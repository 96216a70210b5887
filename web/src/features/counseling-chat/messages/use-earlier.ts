import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ChatMessage } from '@/api';
import { listChatMessages } from '@/api/calls/counseling-chat.gen';
import { messagesOptions } from '../messages-query';

/** As many as one call gives. */
const PAGE = 200;

/** What was said before the newest messages, page by page. It begins anew when the newest move on, so nothing is missing between. */
export const useEarlier = (newest: readonly ChatMessage[]) => {
  const [wanted, setWanted] = useState(false);
  const isFull = newest.length >= PAGE;
  const { data, hasNextPage, isFetching, isError, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: [...messagesOptions().queryKey, 'before', newest[0]?.id],
    queryFn: ({ pageParam, signal }) => messagesBefore(pageParam, signal),
    initialPageParam: newest[0]?.id ?? '',
    getNextPageParam: (page) => (page.length < PAGE ? undefined : page[0]?.id),
    enabled: isFull && wanted,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  const pages = isFull ? (data?.pages ?? []) : [];

  const loadMore = () => {
    if (!wanted) setWanted(true);
    else if (data === undefined) void refetch();
    else void fetchNextPage();
  };

  return {
    earlier: pages.toReversed().flat(),
    hasMore: isFull && (data === undefined || hasNextPage),
    isLoading: isFetching,
    failed: isError && !isFetching,
    loadMore,
  };
};

const messagesBefore = async (before: string, signal: AbortSignal): Promise<ChatMessage[]> => {
  const { data } = await listChatMessages({ query: { before }, signal, throwOnError: true });
  return data;
};
