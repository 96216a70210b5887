import { ApiError } from '@/lib/api/api-error';
import { authorizedFetch } from '@/lib/api/authorized-fetch';

export type ReportReason = 'wrong' | 'unkind' | 'other';

const call = async (path: string, init: RequestInit) => {
  const response = await authorizedFetch(path, init);
  if (!response.ok)
    throw new ApiError(response.status, response.statusText, await response.json().catch(() => null));
};

export const reportAnswer = (messageId: string, reason: ReportReason) =>
  call(`/api/chat/messages/${messageId}/report`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ reason }),
  });

export const clearMessages = () => call('/api/chat/messages', { method: 'DELETE' });

export const startOver = () => call('/api/chat/conversations', { method: 'POST' });
