import { Injectable } from '@nestjs/common';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { SigningSecrets } from '../../../application/signing-secrets.js';

/** What an address says besides where it leads. */
export type Terms = Readonly<Record<string, string | undefined>>;

/** Signs an address with what may be done there, so that whoever has it needs no token. */
@Injectable()
export class SignedAddresses {
  constructor(private readonly secrets: SigningSecrets) {}

  /** `terms` and the end of the address's life become its query. */
  sign(method: 'GET' | 'PUT', path: string, expires: Date, terms: Terms = {}): string {
    const signed = { ...terms, expires: String(Math.floor(expires.getTime() / 1000)) };
    const signature = signatureOf(this.secrets.current, method, path, signed);
    const query = new URLSearchParams([...given(signed), ['signature', signature]]);
    return `${path}?${query.toString()}`;
  }

  /** The terms that were signed; null when something was changed or the address has expired. */
  termsOf(method: 'GET' | 'PUT', path: string, query: Terms, now: Date): Terms | null {
    const { signature = '', ...signed } = query;
    if (!(Number(signed['expires']) * 1000 > now.getTime())) return null;

    const isOurs = [this.secrets.current, this.secrets.previous].some(
      (secret) => secret !== undefined && isSame(signature, signatureOf(secret, method, path, signed)),
    );
    return isOurs ? signed : null;
  }
}

function signatureOf(secret: string, method: string, path: string, terms: Terms): string {
  const sorted = given(terms).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHmac('sha256', `file-addresses:${secret}`)
    .update(JSON.stringify([method, path, sorted]))
    .digest('base64url');
}

const given = (terms: Terms): [string, string][] =>
  Object.entries(terms).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};
