// A small OpenID provider on this machine, for development and tests: test users, no passwords. Never part of the product.
import http from 'node:http';
import { once } from 'node:events';
import { type AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import Provider, { type Configuration } from 'oidc-provider';

export interface DevelopmentUser {
  subject: string;
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
}

export const MADE_UP_PEOPLE: readonly DevelopmentUser[] = [
  {
    subject: 'test-user-1',
    email: 'sam@example.org',
    emailVerified: true,
    firstName: 'Sam',
    lastName: 'Okoro',
  },
  {
    subject: 'test-user-2',
    email: 'ines@example.org',
    emailVerified: true,
    firstName: 'Inês',
    lastName: 'Duarte',
  },
  {
    subject: 'test-user-3',
    email: 'kit@example.org',
    emailVerified: false,
    firstName: 'Kit',
    lastName: 'Larsen',
  },
  {
    subject: 'test-user-4',
    email: 'noor@example.org',
    emailVerified: true,
    firstName: 'Noor',
    lastName: 'Haddad',
  },
];

export const DEVELOPMENT_CLIENT = { id: 'flyleaf-development', secret: 'only-for-development' } as const;

export interface DevelopmentProvider {
  issuer: string;
  provider: Provider;
  /** Signs the identity tokens. */
  signingKey: JWK;
  close(): Promise<void>;
}

/** Listens on loopback; port 0 takes a free one. `returnAddress` is the only one browsers are sent back to. */
export async function startDevelopmentProvider({
  port,
  returnAddress,
  people = MADE_UP_PEOPLE,
}: {
  port: number;
  returnAddress: string;
  people?: readonly DevelopmentUser[];
}): Promise<DevelopmentProvider> {
  const server = http.createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const signingKey = { ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid: 'development' };

  const provider = quietly(() => new Provider(issuer, configurationOf(returnAddress, signingKey, people)));
  provider.on('server_error', (_context, error) => console.error(error));
  // Composed with the first request, so that a test may add to it before.
  let answer: ReturnType<Provider['callback']> | undefined;
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/') === true)
      void choosePerson(provider, people, request, response);
    else void (answer ??= provider.callback())(request, response);
  });

  return {
    issuer,
    provider,
    signingKey,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const configurationOf = (
  returnAddress: string,
  signingKey: JWK,
  people: readonly DevelopmentUser[],
): Configuration => ({
  clients: [
    {
      client_id: DEVELOPMENT_CLIENT.id,
      client_secret: DEVELOPMENT_CLIENT.secret,
      redirect_uris: [returnAddress],
      token_endpoint_auth_method: 'client_secret_post',
    },
  ],
  jwks: { keys: [signingKey] },
  cookies: { keys: ['only for development'] },
  features: { devInteractions: { enabled: false } },
  pkce: { required: () => true },
  claims: {
    openid: ['sub'],
    email: ['email', 'email_verified'],
    profile: ['name', 'given_name', 'family_name'],
  },
  ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
  // As Google does: the identity token contains email and name.
  conformIdTokenClaims: false,
  interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
  findAccount: (_context, subject) => {
    const person = people.find((one) => one.subject === subject);
    return (
      person && {
        accountId: subject,
        claims: () => ({
          sub: subject,
          email: person.email,
          email_verified: person.emailVerified,
          name: `${person.firstName} ${person.lastName}`,
          given_name: person.firstName,
          family_name: person.lastName,
        }),
      }
    );
  },
  // Skips the consent page.
  loadExistingGrant: async ({ oidc }) => {
    if (oidc.client === undefined || oidc.session?.accountId === undefined) return undefined;
    const grant = new oidc.provider.Grant({
      clientId: oidc.client.clientId,
      accountId: oidc.session.accountId,
    });
    grant.addOIDCScope('openid email profile');
    await grant.save();
    return grant;
  },
});

/** GET lists the test users; POST signs in as `person`, or cancels without one. */
async function choosePerson(
  provider: Provider,
  people: readonly DevelopmentUser[],
  request: http.IncomingMessage,
  response: http.ServerResponse,
): Promise<void> {
  try {
    if (request.method !== 'POST') {
      await provider.interactionDetails(request, response);
      response.setHeader('content-type', 'text/html; charset=utf-8').end(page(people));
      return;
    }
    const subject = new URLSearchParams(await textOf(request)).get('person');
    const result =
      subject === null || subject === ''
        ? { error: 'access_denied', error_description: 'no one was chosen' }
        : { login: { accountId: subject } };
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  } catch {
    response
      .writeHead(400, { 'content-type': 'text/plain' })
      .end('This sign-in has ended. Please start again.');
  }
}

async function textOf(request: http.IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

const page = (people: readonly DevelopmentUser[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Development sign-in</title>
<style>body{font:1rem/1.5 system-ui;max-width:26rem;margin:3rem auto;padding:0 1rem}button{font:inherit;display:block;width:100%;margin:.5rem 0;padding:.75rem}</style>
<main><h1>Development sign-in</h1><p>Choose a test user.</p>
<form method="post">${people
  .map(
    ({ subject, firstName, lastName, email }) =>
      `<button name="person" value="${subject}">${firstName} ${lastName} (${email})</button>`,
  )
  .join('')}<button name="person" value="">Cancel</button></form></main></html>`;

/** Hides the library's warnings about its in-memory store, which is right for development. */
function quietly<Result>(make: () => Result): Result {
  const { warn, info } = console;
  console.warn = console.info = () => undefined;
  try {
    return make();
  } finally {
    Object.assign(console, { warn, info });
  }
}
