import { ApiError } from './api-error';
import { currentTokens, expireSession, keepTokens, type Tokens } from './session';

/** Calls that open a session: they carry no token, and a 401 on them means wrong credentials. */
const OPENING = ['/api/auth/login', '/api/auth/register', '/api/auth/refresh'];

/**
 * `fetch` with the bearer token. On a 401 the tokens are renewed once and the call is repeated; when the server
 * refuses to renew them, the session ends. Throws when the network does.
 */
export const authorizedFetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
  const address = input instanceof Request ? input : new URL(input, location.href);
  const request = new Request(address, { ...init, credentials: 'include' });
  const tokens = currentTokens();
  if (!tokens || OPENING.includes(new URL(request.url).pathname)) return fetch(request);

  const again = request.clone();
  const response = await fetch(withToken(request, tokens));
  if (response.status !== 401) return response;

  const renewed = await renewTokens(tokens.accessToken);
  if (renewed) return fetch(withToken(again, renewed));
  expireSession();
  return response;
};

const withToken = (request: Request, { accessToken }: Tokens) => {
  request.headers.set('authorization', `Bearer ${accessToken}`);
  return request;
};

let renewal: Promise<Tokens | null> | null = null;

/** One renewal at a time, however many calls met the 401, and however many tabs. Null: the server refused. */
const renewTokens = (spent: string) =>
  (renewal ??= oneTabAtATime(() => renew(spent)).finally(() => {
    renewal = null;
  }));

// Locks need a secure context; on plain http the server's grace for a token spent twice covers two tabs.
const oneTabAtATime = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('flyleaf.renewal', work) : work();

const renew = async (spent: string): Promise<Tokens | null> => {
  const held = currentTokens();
  if (!held || held.accessToken !== spent) return held; // another tab was first

  const response = await fetch(new URL('/api/auth/refresh', location.href), {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refreshToken: held.refreshToken }),
  });
  if (response.ok) {
    const { tokens } = (await response.json()) as { tokens: Tokens };
    keepTokens(tokens);
    return tokens;
  }
  // Only a plain refusal ends the session; a busy or broken server does not sign anyone out.
  if (response.status === 429 || response.status >= 500)
    throw new ApiError(response.status, response.statusText, await response.text());
  return null;
};
