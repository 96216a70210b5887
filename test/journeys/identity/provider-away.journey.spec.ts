import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEVELOPMENT_CLIENT, startDevelopmentProvider } from '../../../scripts/development-provider.js';
import { HttpBrowser, locationOf } from '../../support/browser/http-browser.js';
import { query } from '../../support/servers/database.js';
import { freePort } from '../../support/servers/free-port.js';
import { call, GOOD_PASSWORD, register } from '../../support/data/people.js';
import { signInByProvider, throughTheProvider } from '../../support/browser/provider-sign-in.js';
import { type RunningApp, startApp } from '../../support/servers/running-app.js';

let flyleaf: RunningApp;
let providerPort: number;
beforeAll(async () => {
  const port = await freePort();
  providerPort = await freePort();
  flyleaf = await startApp({
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${String(port)}`,
    OIDC_ISSUER: `http://127.0.0.1:${String(providerPort)}`,
    OIDC_CLIENT_ID: DEVELOPMENT_CLIENT.id,
    OIDC_CLIENT_SECRET: DEVELOPMENT_CLIENT.secret,
  });
});
afterAll(() => flyleaf.close());

const startProvider = () =>
  startDevelopmentProvider({
    port: providerPort,
    returnAddress: `${flyleaf.url}/api/auth/google/callback`,
  });
const providedAccounts = () =>
  query(flyleaf, 'select id from identity.users where google_id is not null or password_hash is null');

describe('a provider that is down (F22)', () => {
  it('does not stop the product from starting, redirects to the sign-in page and leaves passwords alone', async () => {
    const { status, headers } = await call(flyleaf, null, 'GET', '/api/auth/google');
    expect([status, headers.get('location')]).toEqual([302, '/login?problem=provider']);

    const { email } = await register(flyleaf);
    const login = await call(flyleaf, null, 'POST', '/api/auth/login', { email, password: GOOD_PASSWORD });
    expect(login.status).toBe(200);
    expect(await providedAccounts()).toEqual([]);
  });

  it('creates no account when it goes down during a sign-in, and works once it is back', async () => {
    const provider = await startProvider();
    const browser = new HttpBrowser();
    const back = await throughTheProvider({ flyleaf }, browser, 'test-user-1');
    await provider.close();
    const end = locationOf(await browser.go(back.href), flyleaf.url);
    expect(`${end.pathname}${end.search}`).toBe('/login?problem=provider');
    expect(await providedAccounts()).toEqual([]);

    const again = await startProvider();
    expect((await signInByProvider({ flyleaf }, new HttpBrowser(), 'test-user-1')).pathname).toBe('/profile');
    await again.close();
  });
});
