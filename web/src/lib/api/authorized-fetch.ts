import { refresh } from '@/api/sdk.gen';
import { ApiError } from './api-error';
import { noteInterception } from './connection';
import { earlyReply } from './early-replies';
import { nameIntention } from './idempotency-key';
import { noteRequest } from './last-request-id';
import { currentTokens, expireSession, keepTokens, type Tokens } from '../session/session';

/** Calls that open a session: they carry no token, and a 401 on them means wrong credentials. */
const OPENING = ['/api/auth/login', '/api/auth/register', '/api/auth/exchange'];

/** Only a plain refusal ends the session; a busy or broken server does not sign anyone out. */
const REFUSALS = [400, 401, 403];

/**
 * `fetch` with the bearer token. On a 401 the tokens are renewed once and the call is repeated; when the server
 * refuses to renew them, the session ends. Throws when the network does, or answers in the server's place.
 */
export const authorizedFetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
  const response = await answerTo(input, init);
  noteRequest(response);
  return response;
};

const answerTo = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
  const address = input instanceof Request ? input : new URL(input, location.href);
  const request = new Request(address, { ...init, credentials: 'include' });
  const tokens = currentTokens();
  if (!tokens || OPENING.includes(new URL(request.url).pathname)) return ask(request);

  const settle = await nameIntention(request);
  const response = await signedAnswerTo(request, tokens);
  settle(response.status);
  return response;
};

const signedAnswerTo = async (request: Request, tokens: Tokens): Promise<Response> => {
  const early = await earlyReply(request, tokens.accessToken);
  if (early) return ours(early);

  const again = request.clone();
  const response = await ask(withToken(request, tokens));
  if (response.status !== 401) return response;

  const renewed = await renewTokens(tokens.accessToken);
  if (renewed) return ask(withToken(again, renewed));
  expireSession();
  return response;
};

/** As a network's own page comes: instead of an answer, or refusing to let it through. */
const ITS_REFUSALS = [401, 403, 407, 511];
const isPage = ({ headers }: Response) => headers.get('content-type')?.includes('text/html') === true;

const ours = (response: Response) => {
  const intercepted = isPage(response) && (response.ok || ITS_REFUSALS.includes(response.status));
  noteInterception(intercepted);
  if (intercepted) throw new Error('The server sent a web page instead of data.');
  return response;
};

const ask = async (request: RequestInfo | URL) => ours(await fetch(request));

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

  try {
    const { data } = await refresh({
      body: { refreshToken: held.refreshToken },
      fetch: ask,
      throwOnError: true,
    });
    keepTokens(data.tokens);
    return data.tokens;
  } catch (error) {
    if (error instanceof ApiError && REFUSALS.includes(error.status)) return null;
    throw error;
  }
};
