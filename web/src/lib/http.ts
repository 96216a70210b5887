import { ApiError } from './api-error';
import { authorizedFetch } from './authorized-fetch';

/** One call to the API; throws an ApiError on any reply that is not OK. */
export const call = async <Reply>(method: 'GET' | 'POST', path: string, body?: object): Promise<Reply> => {
  const response = await authorizedFetch(path, {
    method,
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  const reply: unknown = response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
  if (!response.ok) throw new ApiError(response.status, response.statusText, reply);
  return reply as Reply;
};
