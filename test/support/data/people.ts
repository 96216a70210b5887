import type { RunningApp } from '../servers/running-app.js';

export const GOOD_PASSWORD = 'Correct-Horse-7';

export interface Person {
  userId: string;
  email: string;
  password: string;
  accessToken: string;
  refreshToken: string;
}

interface AuthReply {
  tokens: { accessToken: string; refreshToken: string };
  user: { id: string; email: string };
}

let registered = 0;

/** Registers a new account over HTTP. */
export async function register(
  { url }: Pick<RunningApp, 'url'>,
  details: {
    role?: 'student' | 'parent' | 'counselor';
    email?: string;
    firstName?: string;
    lastName?: string;
  } = {},
): Promise<Person> {
  registered += 1;
  const body = {
    firstName: 'Maya',
    lastName: 'Lin',
    email: `someone-${String(registered)}@example.org`,
    password: GOOD_PASSWORD,
    ...details,
  };
  const reply = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (reply.status !== 201)
    throw new Error(`Registering failed: ${String(reply.status)} ${await reply.text()}`);
  const { tokens, user } = (await reply.json()) as AuthReply;
  return { userId: user.id, email: user.email, password: GOOD_PASSWORD, ...tokens };
}

export interface Reply<Body> {
  status: number;
  body: Body;
  headers: Headers;
}

/** Calls the API as this person, or signed out, and parses a JSON reply. */
export async function call<Body = Record<string, unknown>>(
  { url }: Pick<RunningApp, 'url'>,
  person: Pick<Person, 'accessToken'> | null,
  method: string,
  path: string,
  body?: unknown,
): Promise<Reply<Body>> {
  const reply = await fetch(`${url}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(person ? { authorization: `Bearer ${person.accessToken}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await reply.text();
  const isJson = reply.headers.get('content-type')?.includes('json') === true;
  return { status: reply.status, body: (isJson ? JSON.parse(text) : text) as Body, headers: reply.headers };
}
