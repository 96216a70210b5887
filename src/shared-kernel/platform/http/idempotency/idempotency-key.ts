import { createHash } from 'node:crypto';
import { type FastifyRequest } from 'fastify';
import { type Caller } from '../../../application/caller.js';
import { InvalidInput } from '../replies/http-refusals.js';

/** 1 to 128 visible ASCII characters. */
export const IDEMPOTENCY_KEY_PATTERN = /^[\x21-\x7e]{1,128}$/;

/** Keys belong to a caller and a route, so two people may use the same key. */
export interface KeyedCall {
  userId: string;
  route: string;
  key: string;
  /** Of the address and the body, whatever the order of its fields. */
  fingerprint: string;
}

/** Null without the header. Throws `InvalidInput` when its value is not a valid key. */
export function keyedCallOf(request: FastifyRequest, { userId }: Caller): KeyedCall | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !IDEMPOTENCY_KEY_PATTERN.test(key)) throw new UnusableKey();

  return {
    userId,
    route: `${request.method} ${request.routeOptions.url ?? ''}`,
    key,
    fingerprint: fingerprintOf(request.url, request.body),
  };
}

export const fingerprintOf = (address: string, body: unknown): string =>
  createHash('sha256')
    .update(`${address}\n${JSON.stringify(body ?? null, withSortedFields)}`)
    .digest('hex');

const withSortedFields = (_field: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

class UnusableKey extends InvalidInput {
  constructor() {
    super([
      {
        path: 'Idempotency-Key',
        message: 'An Idempotency-Key has 1 to 128 visible characters, without spaces.',
      },
    ]);
  }
}
