import {
  DEVELOPMENT_CLIENT,
  type DevelopmentProvider,
  type MadeUpPerson,
  startDevelopmentProvider,
} from '../../scripts/development-provider.js';
import { type Browsing, locationOf } from './browsing.js';
import { freePort } from './free-port.js';
import { type RunningApp, startApp } from './running-app.js';

export interface AppWithProvider {
  flyleaf: RunningApp;
  provider: DevelopmentProvider;
  close(): Promise<void>;
}

/** The product with a real provider on this machine, whose people are made up. */
export async function startAppWithProvider(
  environment: Record<string, string> = {},
  people?: readonly MadeUpPerson[],
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

/** From the click to the address the provider sends the browser back to, which is not visited yet. */
export async function throughTheProvider(
  { flyleaf }: Pick<AppWithProvider, 'flyleaf'>,
  browser: Browsing,
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
  throw new Error('The provider does not let go of the browser.');
}

const choose = (browser: Browsing, page: URL, subject: string): Promise<Response> =>
  browser.go(page.href, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ person: subject }).toString(),
  });

/** The whole way; the address that the product leads the browser to in the end. */
export async function signInByProvider(
  running: Pick<AppWithProvider, 'flyleaf'>,
  browser: Browsing,
  subject: string,
): Promise<URL> {
  const back = await throughTheProvider(running, browser, subject);
  return locationOf(await browser.go(back.href), running.flyleaf.url);
}
