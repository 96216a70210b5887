import { type QueryClient, useQuery } from '@tanstack/react-query';
import { type ChatMessage } from '@/api';
import { listChatMessagesOptions } from '@/api/queries/counseling-chat.gen';

/** Always stale: another device may have said something. */
export const messagesOptions = () => ({ ...listChatMessagesOptions(), staleTime: 0 });

export const useMessages = () => useQuery(messagesOptions());

export const showMessages = (client: QueryClient, messages: ChatMessage[] | undefined) =>
  client.setQueryData(messagesOptions().queryKey, messages);
