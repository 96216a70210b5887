import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { normalizedEmail } from '../../../account/domain/email-address.js';

const LIFETIME_DAYS = 180;
/** A family may share a computer. */
const MAX_ACCOUNTS = 4;
const DAY_MS = 86_400_000;
const ENTRY = /^([\w-]{22})\.(\d{1,6})\.([\w-]{43})$/;

interface Entry {
  text: string;
  nonce: string;
  day: number;
  signature: string;
}

/**
 * A signed cookie with one entry for each account that has signed in with this browser. It grants no access: it only keeps
 * someone who guesses elsewhere from locking out the owner's browser.
 */
export class KnownBrowsers {
  private readonly key: Buffer;
  private readonly previousKeys: readonly Buffer[];
  private readonly isSecure: boolean;
  private readonly cookie: string;

  constructor(secret: string, publicUrl: string, previousSecret?: string) {
    this.key = keyFrom(secret);
    this.previousKeys = previousSecret === undefined ? [] : [keyFrom(previousSecret)];
    this.isSecure = publicUrl.startsWith('https://');
    this.cookie = this.isSecure ? '__Host-flyleaf-known' : 'flyleaf-known';
  }

  /** A random name for this browser and account; null if the account has not signed in here. */
  nameOf(request: FastifyRequest, email: string): string | null {
    return this.entryFor(request, email)?.nonce ?? null;
  }

  /** Call after a successful sign-in. */
  remember(request: FastifyRequest, reply: FastifyReply, email: string): void {
    if (this.entryFor(request, email) !== undefined) return;

    const nonce = randomBytes(16).toString('base64url');
    const day = today();
    const newest = `${nonce}.${String(day)}.${sign(this.key, email, nonce, day)}`;
    const others = this.entriesOf(request).map(({ text }) => text);
    void reply.setCookie(this.cookie, [newest, ...others].slice(0, MAX_ACCOUNTS).join('~'), {
      path: '/',
      httpOnly: true,
      secure: this.isSecure,
      sameSite: 'strict',
      maxAge: (LIFETIME_DAYS * DAY_MS) / 1000,
    });
  }

  private entryFor(request: FastifyRequest, email: string): Entry | undefined {
    return this.entriesOf(request).find(({ nonce, day, signature }) =>
      [this.key, ...this.previousKeys].some((key) =>
        timingSafeEqual(Buffer.from(signature), Buffer.from(sign(key, email, nonce, day))),
      ),
    );
  }

  private entriesOf(request: FastifyRequest): Entry[] {
    const texts = (request.cookies[this.cookie] ?? '').split('~').slice(0, MAX_ACCOUNTS);
    return texts.flatMap((text) => {
      const [, nonce = '', day = '', signature = ''] = ENTRY.exec(text) ?? [];
      const age = today() - Number(day);
      return nonce !== '' && age >= 0 && age < LIFETIME_DAYS
        ? [{ text, nonce, day: Number(day), signature }]
        : [];
    });
  }
}

const keyFrom = (secret: string): Buffer => createHash('sha256').update(`known-browser:${secret}`).digest();

const sign = (key: Buffer, email: string, nonce: string, day: number): string =>
  createHmac('sha256', key)
    .update(`${nonce}.${String(day)}.${normalizedEmail(email)}`)
    .digest('base64url');

const today = (): number => Math.floor(Date.now() / DAY_MS);
