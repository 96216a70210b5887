import { type BrowserContextOptions } from 'playwright';
import { call, type Person } from '../data/people.js';
import { type RunningApp } from '../servers/running-app.js';

/** The cookies and storage of a signed-in browser, from which any number of contexts can start. */
export type BrowserState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

interface SignedIn {
  tokens: { accessToken: string; refreshToken: string };
  user: { id: string; role: string; firstName: string };
}

/** Signs in over HTTP and keeps of it what the login page would, without loading a page. */
export async function signedInBrowser(
  flyleaf: Pick<RunningApp, 'url'>,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<BrowserState> {
  const { status, body } = await call<SignedIn>(flyleaf, null, 'POST', '/api/auth/login', {
    email,
    password,
  });
  if (status !== 200) throw new Error(`Signing in failed: ${String(status)} ${JSON.stringify(body)}`);
  const { id, role, firstName } = body.user;
  const session = JSON.stringify({ ...body.tokens, user: { id, role, firstName } });
  return {
    cookies: [
      {
        name: 'flyleaf-signed-in',
        value: role === 'student' ? 'student' : 'other',
        domain: new URL(flyleaf.url).hostname,
        path: '/',
        expires: -1,
        httpOnly: false,
        secure: false,
        sameSite: 'Lax',
      },
    ],
    origins: [{ origin: flyleaf.url, localStorage: [{ name: 'flyleaf.session', value: session }] }],
  };
}
