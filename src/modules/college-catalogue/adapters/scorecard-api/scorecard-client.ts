import { setTimeout as pause } from 'node:timers/promises';
import { SourceFailed } from '../../application/import/federal-source.js';
import { type Wait } from '../../application/import/import-session.js';
import { readBody } from './read-body.js';
import { failureOf, TryAgain } from './scorecard-errors.js';

export interface ScorecardService {
  /** Without the `/schools` at its end. */
  url: string;
  key: string;
  /** The shortest time between two calls. Every other pause is a multiple of it. */
  paceMs: number;
}

export interface ScorecardReply {
  metadata: { total: number; per_page?: number };
  /** Records, if the service works as documented. */
  results: unknown[];
}

const CALL_TIMEOUT_MS = 120_000;
const IDLE_TIMEOUT_MS = 20_000;

/** In multiples of the pace, by default a second. */
const FIRST_PAUSE = 2;
const LONGEST_PAUSE = 300;
const HOUR = 3600;
const LONGEST_LIMIT_WAIT = 26 * HOUR;
const MOST_TRIES = 9;

/** Calls the Scorecard service one request at a time, no faster than the pace, and within the limits it reports. */
export class ScorecardClient {
  private readonly calledAt: number[] = [];
  private remaining = Number.POSITIVE_INFINITY;

  constructor(
    private readonly service: ScorecardService,
    private readonly onWait: (wait: Wait | null) => Promise<void>,
    private readonly signal: AbortSignal,
  ) {}

  /** Waits with growing pauses when the limit is used up or the service fails. Throws `SourceFailed` or `UnknownFields`. */
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
        if (!error.isLimit && tries >= MOST_TRIES)
          throw new SourceFailed(`${error.message} We tried ${tries} times.`, { cause: error });
        const ms = Math.max(error.afterMs ?? 0, this.pauseAfter(tries));
        waited += ms;
        if (waited > LONGEST_LIMIT_WAIT * this.service.paceMs)
          throw new SourceFailed('The hourly limit of the key was used up for more than a day.', {
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

    const body = parseJson(text);
    const remaining = reply.headers.get('x-ratelimit-remaining');
    this.remaining = remaining === null ? Number.POSITIVE_INFINITY : Number(remaining);
    if (!reply.ok) throw failureOf(reply.status, body, reply.headers.get('retry-after'));
    if (!isReply(body)) throw new TryAgain('The College Scorecard service sent something unreadable.', false);
    return body;
  }

  /** Waits for the pace, and for the oldest call to be an hour old when the service says that no call is left. */
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

  private pauseAfter(tries: number): number {
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

/** Commas and colons stay unescaped: escaping them would make the address too long. */
const queryOf = (parameters: Readonly<Record<string, string>>): string =>
  Object.entries(parameters)
    .map(
      ([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%3A', ':')}`,
    )
    .join('&');

function parseJson(text: string): unknown {
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

/** The upper limit is far more than there are institutions. */
const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= 1_000_000;
