import { setTimeout as pause } from 'node:timers/promises';
import { SourceFailed } from '../../application/import/federal-source.js';
import { type Wait } from '../../application/import/import-session.js';
import { readBody } from './read-body.js';
import { failureOf, TryAgain } from './scorecard-errors.js';

export interface ScorecardService {
  /** Without the `/schools` at its end. */
  url: string;
  key: string;
  /** The least time from one call to the next. Every other pause is a multiple of it. */
  paceMs: number;
}

export interface ScorecardReply {
  metadata: { total: number; per_page?: number };
  /** Records, unless the service is out of its mind. */
  results: unknown[];
}

const CALL_TIMEOUT_MS = 120_000;
const IDLE_TIMEOUT_MS = 20_000;

/** In units of the pace, which is a second. */
const FIRST_PAUSE = 2;
const LONGEST_PAUSE = 300;
const HOUR = 3600;
const LIMIT_PATIENCE = 26 * HOUR;
const TRIES_OF_A_STUMBLING_SERVICE = 9;

/** The Scorecard service, asked politely: one call at a time, no faster than its pace, within the limits it announces. */
export class ScorecardClient {
  private readonly calledAt: number[] = [];
  private remaining = Number.POSITIVE_INFINITY;

  constructor(
    private readonly service: ScorecardService,
    private readonly onWait: (wait: Wait | null) => Promise<void>,
    private readonly signal: AbortSignal,
  ) {}

  /** Waits out limits and stumbles with growing pauses. Throws `SourceFailed` or `UnknownFields`. */
  async schools(parameters: Readonly<Record<string, string>>): Promise<ScorecardReply> {
    let tries = 0;
    let waited = 0;
    for (;;) {
      await this.keepPace();
      try {
        return await this.call(parameters);
      } catch (error) {
        if (!(error instanceof TryAgain)) throw error;
        tries += 1;
        if (!error.isLimit && tries >= TRIES_OF_A_STUMBLING_SERVICE)
          throw new SourceFailed(`${error.message} It was asked ${tries} times.`, { cause: error });
        const ms = Math.max(error.afterMs ?? 0, this.growing(tries));
        waited += ms;
        if (waited > LIMIT_PATIENCE * this.service.paceMs)
          throw new SourceFailed('The limit of the key stayed used up for more than a day.', {
            cause: error,
          });
        await this.wait(ms, error.message);
      }
    }
  }

  private async call(parameters: Readonly<Record<string, string>>): Promise<ScorecardReply> {
    const abort = new AbortController();
    const signal = AbortSignal.any([this.signal, abort.signal, AbortSignal.timeout(CALL_TIMEOUT_MS)]);
    this.calledAt.push(Date.now());
    let reply: Response;
    let text: string;
    try {
      reply = await fetch(`${this.service.url}/schools?${queryOf(parameters)}`, {
        headers: { 'x-api-key': this.service.key, accept: 'application/json' },
        redirect: 'manual',
        signal,
      });
      text = await readBody(reply, IDLE_TIMEOUT_MS, abort);
    } catch (error) {
      this.signal.throwIfAborted();
      throw error instanceof TryAgain
        ? error
        : new TryAgain('The College Scorecard service cannot be reached.', false);
    }

    const body = parsed(text);
    const remaining = reply.headers.get('x-ratelimit-remaining');
    this.remaining = remaining === null ? Number.POSITIVE_INFINITY : Number(remaining);
    if (!reply.ok) throw failureOf(reply.status, body, reply.headers.get('retry-after'));
    if (!isReply(body)) throw new TryAgain('The College Scorecard service sent something unreadable.', false);
    return body;
  }

  /** No call before its time, nor when the service has said that none is left: an hour forgets every call. */
  private async keepPace(): Promise<void> {
    const { paceMs } = this.service;
    const hourAgo = Date.now() - HOUR * paceMs;
    while ((this.calledAt[0] ?? Number.POSITIVE_INFINITY) < hourAgo) this.calledAt.shift();

    const [oldest] = this.calledAt;
    if (this.remaining <= 0 && oldest !== undefined) {
      this.remaining = Number.POSITIVE_INFINITY;
      await this.wait(oldest + HOUR * paceMs - Date.now(), 'The hourly limit of the key is used up.');
    }
    const due = (this.calledAt.at(-1) ?? 0) + paceMs - Date.now();
    if (due > 0) await pause(due, undefined, { signal: this.signal });
  }

  private growing(tries: number): number {
    const full = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (tries - 1)) * this.service.paceMs;
    return full * (0.75 + Math.random() / 2);
  }

  private async wait(ms: number, why: string): Promise<void> {
    if (ms <= 0) return;
    await this.onWait({ until: new Date(Date.now() + ms), why });
    await pause(ms, undefined, { signal: this.signal });
    await this.onWait(null);
  }
}

/** Field names hold commas and dots only, which need no escape; spelling them out would make the address too long. */
const queryOf = (parameters: Readonly<Record<string, string>>): string =>
  Object.entries(parameters)
    .map(
      ([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%3A', ':')}`,
    )
    .join('&');

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isReply(body: unknown): body is ScorecardReply {
  const { metadata, results } = (body ?? {}) as { metadata?: Record<string, unknown>; results?: unknown };
  const perPage = metadata?.['per_page'] ?? 1;
  return isCount(metadata?.['total']) && isCount(perPage) && perPage > 0 && Array.isArray(results);
}

/** Far more than there are institutions. */
const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= 1_000_000;
