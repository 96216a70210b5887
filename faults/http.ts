import { type Observations } from './observations.js';

/** Longer than the product may take, so that what it does after the caller left is seen as slow, not as lost. */
const GIVE_UP_AFTER_MS = 20_000;
/** Three seconds while the database is away, and two for a busy machine. */
const SLOW_AFTER_MS = 5_000;

export interface Reply {
  /** Null when there was none: refused, cut or given up. */
  status: number | null;
  body: Record<string, unknown>;
  list: unknown[];
}

export interface Call {
  operation: string;
  method: string;
  path: string;
  body?: object;
  accessToken?: string | undefined;
  key?: string;
}

export async function send(url: string, call: Call, seen: Observations): Promise<Reply> {
  const began = performance.now();
  try {
    const reply = await fetch(url + call.path, {
      method: call.method,
      headers: {
        ...(call.accessToken && { authorization: `Bearer ${call.accessToken}` }),
        ...(call.body && { 'content-type': 'application/json' }),
        ...(call.key && { 'idempotency-key': call.key }),
      },
      ...(call.body && { body: JSON.stringify(call.body) }),
      signal: AbortSignal.timeout(GIVE_UP_AFTER_MS),
    });
    const text = await reply.text();
    const tookMs = performance.now() - began;
    seen.count(call.operation, reply.status, tookMs);
    if (tookMs > SLOW_AFTER_MS) seen.violation(`slow: ${nameOf(call)} took ${Math.round(tookMs)} ms`);
    const parsed: unknown = text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : {};
    const body = Array.isArray(parsed) ? {} : (parsed as Record<string, unknown>);
    inspectRefusal(call, reply, body, seen);
    return { status: reply.status, body, list: Array.isArray(parsed) ? parsed : [] };
  } catch (error) {
    const tookMs = performance.now() - began;
    seen.count(call.operation, 'no answer', tookMs);
    if (tookMs > SLOW_AFTER_MS)
      seen.violation(`slow: ${nameOf(call)} had no answer after ${Math.round(tookMs)} ms (${String(error)})`);
    return { status: null, body: {}, list: [] };
  }
}

function inspectRefusal(
  call: Call,
  reply: Response,
  body: Record<string, unknown>,
  seen: Observations,
): void {
  if (reply.status < 400) return;
  if (typeof body['requestId'] !== 'string')
    seen.violation(`no request id: ${nameOf(call)} got ${reply.status} ${JSON.stringify(body)}`);
  if (reply.status === 500) seen.violation(`500: ${nameOf(call)}, request ${String(body['requestId'])}`);
  if (reply.status === 503 && reply.headers.get('retry-after') === null)
    seen.violation(`503 without Retry-After: ${nameOf(call)}`);
}

const nameOf = ({ method, path }: Call): string => `${method} ${path.split('?')[0] ?? path}`;
