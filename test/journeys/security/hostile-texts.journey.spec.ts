import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resolved, type Route, ROUTES, type Schema } from '../../support/api-document.js';
import { call, type Person, register } from '../../support/data/people.js';
import { type RunningApp, startApp } from '../../support/servers/running-app.js';

const ADMIN = { email: 'operator@example.org', password: 'Operator-Words-9' };
const ID = '0197a000-0000-7000-8000-000000000001';
/** A text that no database stores, as JSON and as an address write it. */
const TEXTS = [
  { what: 'a NUL character', inBody: '\0', inAddress: '%00' },
  { what: 'half of a surrogate pair', inBody: '\ud83c', inAddress: '%ED%A0%BC' },
];

let flyleaf: RunningApp;
const people: Record<string, Pick<Person, 'accessToken'> | null> = { anonymous: null };

beforeAll(async () => {
  flyleaf = await startApp({
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    // An admin's import begins for real; it finds nobody there.
    SCORECARD_API_URL: 'http://127.0.0.1:1',
  });
  people['student'] = await register(flyleaf);
  const { body } = await call<{ tokens: Person }>(flyleaf, null, 'POST', '/api/auth/login', ADMIN);
  people['admin'] = body.tokens;
});
afterAll(() => flyleaf.close());

let emails = 0;
const validText = (name: string, format?: string): string => {
  // An email that is taken would be refused before the other texts are read.
  if (/email/i.test(name)) return `maya-${String(++emails)}@example.org`;
  if (format === 'uuid') return ID;
  if (format === 'date') return '2009-05-01';
  return /password/i.test(name) ? 'Correct-Horse-7' : 'Maya';
};

/** A valid value, as far as the document says, and the same once more with this text inside each of its texts. */
function samplesOf(reference: Schema, text: string, name = ''): { valid: unknown; hostile: unknown[] } {
  const { type, anyOf, properties, items, format, minimum, ...rest } = resolved(reference);
  if (anyOf !== undefined) return samplesOf(anyOf.find((choice) => choice.type !== 'null') ?? {}, text, name);
  if (type === 'object') {
    const fields = Object.entries(properties ?? {}).map(([name, inner]) => ({
      name,
      ...samplesOf(inner, text, name),
    }));
    const valid = Object.fromEntries(fields.map((field) => [field.name, field.valid]));
    return {
      valid,
      hostile: fields.flatMap(({ name, hostile }) => hostile.map((one) => ({ ...valid, [name]: one }))),
    };
  }
  if (type === 'array') {
    const { valid, hostile } = samplesOf(items ?? {}, text, name);
    return { valid: [valid], hostile: hostile.map((one) => [one]) };
  }
  if (type === 'boolean') return { valid: true, hostile: [] };
  if (type === 'integer' || type === 'number') return { valid: minimum ?? 1, hostile: [text] };
  const valid = String(rest.enum?.[0] ?? validText(name, format));
  return { valid, hostile: [text, `${valid}${text}`, `May${text}${valid}`] };
}

/** Sampled again for each text, so that each has an email of its own. */
function bodiesOf({ body }: Route, text: string): unknown[] {
  if (body === undefined) return [];
  return samplesOf(body, text).hostile.map((_one, index) => samplesOf(body, text).hostile[index]);
}

function addressesOf({ route, parameters }: Route, text: string): string[] {
  const ids = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
  const withIds = (value: string) => ids.reduce((path, name) => path.replace(`{${name}}`, value), route);
  const query = [
    ...parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
    'state',
  ];
  return [
    ...(ids.length === 0 ? [] : [withIds(text), withIds(`${ID}${text}`)]),
    ...query.map((name) => `${withIds(ID)}?${name}=May${text}a`),
  ];
}

/** The browser that began a provider sign-in gets furthest. */
const BROWSER = { cookie: `flyleaf-signin=${'a'.repeat(40)}` };

async function statusOf(role: string, { method }: Route, address: string, body?: unknown): Promise<number> {
  const token = people[role]?.accessToken;
  const reply = await fetch(`${flyleaf.url}${address}`, {
    method,
    redirect: 'manual',
    headers: {
      ...BROWSER,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  await reply.body?.cancel();
  return reply.status;
}

const callerOf = ({ roles }: Route): string =>
  ['anonymous', 'student', 'admin'].find((role) => roles.includes(role)) ?? 'anonymous';

/** They end the sign-in that the next calls need. */
const ENDS_THE_SIGN_IN = ['/api/auth/logout', '/api/logout'];
const LEFT = ROUTES.filter(({ route }) => !ENDS_THE_SIGN_IN.includes(route));

describe.each(TEXTS)('$what', ({ inBody, inAddress }) => {
  it.each(LEFT.map((route) => [route.method, route.route, route] as const))(
    'is no fault of the server in %s %s',
    async (_method, _route, route) => {
      const caller = callerOf(route);
      const failed: string[] = [];
      for (const address of addressesOf(route, inAddress))
        if ((await statusOf(caller, route, address)) >= 500) failed.push(address);

      const [address = ''] = addressesOf({ ...route, parameters: [] }, 'x');
      const own = address.replaceAll(/\{\w+\}/g, ID);
      for (const body of bodiesOf(route, inBody))
        if ((await statusOf(caller, route, own, body)) >= 500) failed.push(JSON.stringify(body));

      expect(failed).toEqual([]);
    },
  );
});
