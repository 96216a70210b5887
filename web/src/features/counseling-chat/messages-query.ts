import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError } from '@/lib/api/api-error';
import { authorizedFetch } from '@/lib/api/authorized-fetch';
import { type ChatMessage } from './chat-types';

const readMessages = async (): Promise<ChatMessage[]> => {
  const response = await authorizedFetch('/api/chat/messages');
  if (!response.ok)
    throw new ApiError(response.status, response.statusText, await response.json().catch(() => null));
  return (await response.json()) as ChatMessage[];
};

export const messagesOptions = () =>
  queryOptions({ queryKey: ['chat-messages'], queryFn: readMessages, staleTime: 0 });

export const useMessages = () => useQuery(messagesOptions());

export const showMessages = (client: QueryClient, messages: ChatMessage[] | undefined) =>
  client.setQueryData(messagesOptions().queryKey, messages);
