import { refresh } from '@/api/calls/identity.gen';
import { ApiError } from './api-error';
import { setIntercepted } from './connection';
import { earlyReply } from './early-replies';
import { addIdempotencyKey } from './idempotency-key';
import { rememberRequestId } from './last-request-id';
import { currentTokens, expireSession, saveTokens, type Tokens } from '../session/session';

/** Calls that start a session: they carry no token, and a 401 means wrong credentials. */
const SIGN_IN_CALLS = ['/api/auth/login', '/api/auth/register', '/api/auth/exchange'];

/** Only these end the session; a busy or broken server does not sign anyone out. */
const RENEWAL_REFUSED = [400, 401, 403];

/**
 * `fetch` with the bearer token. On a 401 the tokens are renewed once and the call is repeated; when the server
 * refuses to renew them, the session ends. Throws when the network does, or answers in the server's place.
 */
export const authorizedFetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
  const response = await send(input, init);
  rememberRequestId(response);
  return response;
};

const send = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
  const address = input instanceof Request ? input : new URL(input, location.href);
  const request = new Request(address, { ...init, credentials: 'include' });
  const tokens = currentTokens();
  if (!tokens || SIGN_IN_CALLS.includes(new URL(request.url).pathname)) return fetchOurs(request);

  const reportStatus = await addIdempotencyKey(request);
  const response = await sendWithToken(request, tokens);
  reportStatus(response.status);
  return response;
};

const sendWithToken = async (request: Request, tokens: Tokens): Promise<Response> => {
  const early = await earlyReply(request, tokens.accessToken);
  if (early) return checkSource(early);

  const copy = request.clone();
  const response = await fetchOurs(withToken(request, tokens));
  if (response.status !== 401) return response;

  const renewed = await renewTokens(tokens.accessToken);
  if (renewed) return fetchOurs(withToken(copy, renewed));
  expireSession();
  return response;
};

/** Statuses with which a network's own sign-in page comes. */
const INTERCEPTED = [401, 403, 407, 511];
const isWebPage = ({ headers }: Response) => headers.get('content-type')?.includes('text/html') === true;

const checkSource = (response: Response) => {
  const intercepted = isWebPage(response) && (response.ok || INTERCEPTED.includes(response.status));
  setIntercepted(intercepted);
  if (intercepted) throw new Error('The network sent a web page instead of data.');
  return response;
};

const fetchOurs = async (request: RequestInfo | URL) => checkSource(await fetch(request));

const withToken = (request: Request, { accessToken }: Tokens) => {
  request.headers.set('authorization', `Bearer ${accessToken}`);
  return request;
};

let renewal: Promise<Tokens | null> | null = null;

/** One renewal at a time, for all calls and all tabs. Null: the server refused. */
const renewTokens = (expired: string) =>
  (renewal ??= oneTabAtATime(() => renew(expired)).finally(() => {
    renewal = null;
  }));

// Locks need a secure context; on plain http the server accepts a refresh token twice within a short time.
const oneTabAtATime = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('flyleaf.renewal', work) : work();

const renew = async (expired: string): Promise<Tokens | null> => {
  const stored = currentTokens();
  if (!stored || stored.accessToken !== expired) return stored; // another tab was first

  try {
    const { data } = await refresh({
      body: { refreshToken: stored.refreshToken },
      fetch: fetchOurs,
      throwOnError: true,
    });
    saveTokens(data.tokens);
    return data.tokens;
  } catch (error) {
    if (error instanceof ApiError && RENEWAL_REFUSED.includes(error.status)) return null;
    throw error;
  }
};
