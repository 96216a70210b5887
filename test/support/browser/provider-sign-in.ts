import {
  DEVELOPMENT_CLIENT,
  type DevelopmentProvider,
  type DevelopmentUser,
  startDevelopmentProvider,
} from '../../../scripts/development-provider.js';
import { type HttpBrowser, locationOf } from './http-browser.js';
import { freePort } from '../servers/free-port.js';
import { type RunningApp, startApp } from '../servers/running-app.js';

export interface AppWithProvider {
  flyleaf: RunningApp;
  provider: DevelopmentProvider;
  close(): Promise<void>;
}

/** Starts the product with a local OpenID provider that has test users. */
export async function startAppWithProvider(
  environment: Record<string, string> = {},
  people?: readonly DevelopmentUser[],
): Promise<AppWithProvider> {
  const port = await freePort();
  const home = `http://127.0.0.1:${String(port)}`;
  const provider = await startDevelopmentProvider({
    port: 0,
    returnAddress: `${home}/api/auth/google/callback`,
    ...(people === undefined ? {} : { people }),
  });
  const flyleaf = await startApp({
    PORT: String(port),
    PUBLIC_URL: home,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: DEVELOPMENT_CLIENT.id,
    OIDC_CLIENT_SECRET: DEVELOPMENT_CLIENT.secret,
    ...environment,
  });
  return {
    flyleaf,
    provider,
    close: async () => {
      await flyleaf.close();
      await provider.close();
    },
  };
}

/** Follows the redirects through the provider. Returns the callback URL without visiting it. */
export async function throughTheProvider(
  { flyleaf }: Pick<AppWithProvider, 'flyleaf'>,
  browser: HttpBrowser,
  subject: string,
): Promise<URL> {
  let next = locationOf(await browser.go(`${flyleaf.url}/api/auth/google`), flyleaf.url);
  for (let steps = 0; steps < 10; steps += 1) {
    if (next.pathname === '/api/auth/google/callback') return next;
    const reply = await browser.go(next.href);
    next = reply.headers.has('location')
      ? locationOf(reply, next.href)
      : locationOf(await choose(browser, next, subject), next.href);
  }
  throw new Error('The provider does not redirect back.');
}

const choose = (browser: HttpBrowser, page: URL, subject: string): Promise<Response> =>
  browser.go(page.href, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ person: subject }).toString(),
  });

/** Signs in completely. Returns the URL of the product's final redirect. */
export async function signInByProvider(
  running: Pick<AppWithProvider, 'flyleaf'>,
  browser: HttpBrowser,
  subject: string,
): Promise<URL> {
  const back = await throughTheProvider(running, browser, subject);
  return locationOf(await browser.go(back.href), running.flyleaf.url);
}
