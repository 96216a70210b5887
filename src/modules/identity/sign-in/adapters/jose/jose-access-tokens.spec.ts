import { createHash, createSign, generateKeyPairSync } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, type JWTPayload, SignJWT } from 'jose';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { JoseAccessTokens } from './jose-access-tokens.js';

const SECRET = 'spec-only-9fK2mQ7xV4bT8nR1cJ6wL3pZ';
const KEY = createHash('sha256').update(`access-token:${SECRET}`).digest();
const tokens = new JoseAccessTokens(SECRET);
const CLAIMS = { userId: 'u-1', signInId: 's-1' };

/** A valid token with one thing changed, signed with the right key unless that is what changed. */
async function tokenWith(change: { claims?: JWTPayload; header?: Record<string, string>; key?: Uint8Array }) {
  const token = await tokens.issue(CLAIMS);
  const header = { ...decodeProtectedHeader(token), ...change.header };
  return new SignJWT({ ...decodeJwt(token), ...change.claims })
    .setProtectedHeader({ ...header, alg: header.alg ?? 'HS256' })
    .sign(change.key ?? KEY);
}

const base64 = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const seconds = (offset: number) => Math.floor(Date.now() / 1000) + offset;

describe('after a rotation of the server’s secret (S54)', () => {
  const rotated = new JoseAccessTokens('spec-only-next-T4vW8zC2nM6kX1qB5yH9', SECRET);

  it('accepts tokens of the previous key and of the current one', async () => {
    expect(await rotated.read(await tokens.issue(CLAIMS))).toEqual(CLAIMS);
    expect(await rotated.read(await rotated.issue(CLAIMS))).toEqual(CLAIMS);
  });

  it('signs with the current key only', async () => {
    expect(await tokens.read(await rotated.issue(CLAIMS))).toBeNull();
  });

  it('refuses a token that names the previous key but was signed with another', async () => {
    const forged = await tokenWith({ key: createHash('sha256').update('guess').digest() });
    expect(await rotated.read(forged)).toBeNull();
  });
});

describe('reading an access token (S15)', () => {
  afterEach(() => vi.useRealTimers());
  it('accepts a valid token', async () => {
    expect(await tokens.read(await tokenWith({}))).toEqual(CLAIMS);
  });

  it.each<[string, Parameters<typeof tokenWith>[0]]>([
    ['another issuer', { claims: { iss: 'https://evil.example' } }],
    ['another audience', { claims: { aud: 'another-app' } }],
    ['no audience', { claims: { aud: undefined } as unknown as JWTPayload }],
    ['another type', { header: { typ: 'JWT' } }],
    ['another key id', { header: { kid: 'of-another-time' } }],
    ['another algorithm of the same family', { header: { alg: 'HS512' } }],
    ['an expired token', { claims: { iat: seconds(-1000), exp: seconds(-61) } }],
    ['no expiry', { claims: { exp: undefined } as unknown as JWTPayload }],
    ['no sign-in', { claims: { sid: undefined } }],
    ['another key', { key: createHash('sha256').update('guess').digest() }],
  ])('refuses %s', async (_what, change) => {
    expect(await tokens.read(await tokenWith(change))).toBeNull();
  });

  it('allows a clock to be a minute behind, not more', async () => {
    expect(await tokens.read(await tokenWith({ claims: { exp: seconds(-50) } }))).toEqual(CLAIMS);
  });

  it('refuses a token without a signature', async () => {
    const [header, claims] = (await tokens.issue(CLAIMS)).split('.');
    const unsigned = {
      ...(JSON.parse(Buffer.from(header ?? '', 'base64url').toString()) as object),
      alg: 'none',
    };

    expect(await tokens.read(`${base64(unsigned)}.${claims ?? ''}.`)).toBeNull();
  });

  it('refuses a token signed with another kind of key', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const [header, claims] = (await tokens.issue(CLAIMS)).split('.');
    const asRsa = {
      ...(JSON.parse(Buffer.from(header ?? '', 'base64url').toString()) as object),
      alg: 'RS256',
    };
    const signed = `${base64(asRsa)}.${claims ?? ''}`;
    const signature = createSign('RSA-SHA256').update(signed).sign(privateKey).toString('base64url');

    expect(await tokens.read(`${signed}.${signature}`)).toBeNull();
  });

  it('refuses text that is not a token', async () => {
    for (const text of ['', 'a.b.c', 'Bearer', '{}.{}.{}']) expect(await tokens.read(text)).toBeNull();
  });

  it('checks the signature of a token once, and its expiry every time', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const token = await tokens.issue(CLAIMS);
    const first = await tokens.read(token);

    vi.advanceTimersByTime(15 * 60_000 + 59_000);
    expect(await tokens.read(token)).toBe(first);

    vi.advanceTimersByTime(1_000);
    expect(await tokens.read(token)).toBeNull();
  });

  it('expires after fifteen minutes', async () => {
    const { iat, exp } = decodeJwt(await tokens.issue(CLAIMS));

    expect((exp ?? 0) - (iat ?? 0)).toBe(900);
  });
});
