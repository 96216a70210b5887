import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export type ApiRecord = Readonly<Record<string, unknown>>;

export interface Misbehavior {
  /** How many calls fail with this status. */
  status: number;
  times: number;
  body?: string;
}

export interface ScorecardApi {
  url: string;
  /** The pages sent, and the number of all calls. */
  pages: number[];
  calls: number;
  /** The time spent answering. */
  spentMs: number;
  misbehave(how: Misbehavior): void;
  /** Holds back this page and later ones until the returned function is called. */
  holdBackFrom(page: number): () => void;
  /** Allows this many calls within a rolling window; null allows any number. */
  allow(limit: Limit | null): void;
  close(): Promise<void>;
}

interface Limit {
  calls: number;
  windowMs: number;
}

interface Settings {
  records: readonly ApiRecord[];
  key?: string;
  /** Fields the service does not know. */
  unknown?: readonly string[];
  slowMs?: number;
  year?: number;
  /** The most colleges on one page. */
  mostPerPage?: number;
}

const DEFAULT_PER_PAGE = 20;
const YEARLY = /^(\d{4})\.(.+)$/;

/** A local service that behaves like the documented College Scorecard API: paging, limits, errors, unknown fields. */
export async function startScorecardApi(settings: Settings): Promise<ScorecardApi> {
  const { key = 'test-key', unknown = [], slowMs = 0, year = 2023, mostPerPage = 100 } = settings;
  let limit: Limit | null = null;
  const answered: number[] = [];
  const misbehaviors: Misbehavior[] = [];
  let heldBackFrom = Number.POSITIVE_INFINITY;
  let letGo: Promise<null> = Promise.resolve(null);
  const api = { pages: [] as number[], calls: 0, spentMs: 0 };

  const answer = async (request: IncomingMessage, reply: ServerResponse): Promise<void> => {
    api.calls += 1;
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://local');
    const send = (status: number, body: unknown) => {
      const used = limit === null ? 0 : recent(answered, limit.windowMs).length;
      reply.writeHead(status, {
        'content-type': 'application/json',
        'x-ratelimit-limit': String(limit?.calls ?? 1000),
        'x-ratelimit-remaining': String(Math.max(0, (limit?.calls ?? 1000) - used)),
      });
      reply.end(typeof body === 'string' ? body : JSON.stringify(body));
    };
    const refuse = (status: number, code: string) => send(status, { error: { code, message: `${code}.` } });

    const given = request.headers['x-api-key'] ?? searchParams.get('api_key');
    if (given === null) {
      refuse(403, 'API_KEY_MISSING');
      return;
    }
    if (given !== key) {
      refuse(403, 'API_KEY_INVALID');
      return;
    }
    if (!/\/v1\/schools(\.json)?$/.test(pathname)) {
      refuse(404, 'NOT_FOUND');
      return;
    }
    if (limit !== null && recent(answered, limit.windowMs).length >= limit.calls) {
      refuse(429, 'OVER_RATE_LIMIT');
      return;
    }
    answered.push(Date.now());
    if (slowMs > 0) await pause(slowMs);
    const page = Number(searchParams.get('page') ?? 0);
    if (page >= heldBackFrom) await letGo;

    const [ill] = misbehaviors;
    if (ill !== undefined) {
      ill.times -= 1;
      if (ill.times <= 0) misbehaviors.shift();
      send(ill.status, ill.body ?? '<html><body>Bad Gateway</body></html>');
      return;
    }
    const fields = (searchParams.get('fields') ?? '').split(',').filter((field) => field !== '');
    const strangers = fields.filter((field) => unknown.includes(field) || isOfAnotherYear(field, year));
    if (strangers.length > 0) {
      send(400, {
        errors: strangers.map((input) => ({
          error: 'field_not_found',
          input,
          message: `The input field '${input}' (in the fields parameter) is not a field in this dataset.`,
        })),
      });
      return;
    }

    const perPage = Math.min(mostPerPage, Number(searchParams.get('per_page') ?? DEFAULT_PER_PAGE));
    const found = chosen(settings.records, searchParams);
    api.pages.push(page);
    send(200, {
      metadata: { page, total: found.length, per_page: perPage },
      results: found.slice(page * perPage, (page + 1) * perPage).map((record) => shown(record, fields)),
    });
  };

  const server = createServer((request, reply) => {
    const started = performance.now();
    void answer(request, reply).finally(() => (api.spentMs += performance.now() - started));
  });
  // A connection closed while an import on a busy machine was about to use it again would be one more failure than asked for.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(api, {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/v1`,
    misbehave: (how: Misbehavior) => void misbehaviors.push(how),
    holdBackFrom: (page: number) => {
      const { promise, resolve } = Promise.withResolvers<null>();
      heldBackFrom = page;
      letGo = promise;
      return () => {
        heldBackFrom = Number.POSITIVE_INFINITY;
        resolve(null);
      };
    },
    allow: (allowed: Limit | null) => {
      limit = allowed;
      answered.length = 0;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
}

const recent = (calls: readonly number[], windowMs: number) =>
  calls.filter((at) => at > Date.now() - windowMs);

const isOfAnotherYear = (field: string, newest: number) => Number(YEARLY.exec(field)?.[1] ?? newest) > newest;

/** A branch returns every field below it, and a year the same as `latest`. Missing values are null. */
function shown(record: ApiRecord, fields: readonly string[]): ApiRecord {
  const reply: Record<string, unknown> = {};
  for (const field of fields) {
    const leaves = field in record ? [] : Object.keys(record).filter((name) => name.startsWith(`${field}.`));
    if (leaves.length > 0) for (const leaf of leaves) reply[leaf] = record[leaf];
    else reply[field] = record[field.replace(YEARLY, 'latest.$2')] ?? null;
  }
  return reply;
}

function chosen(records: readonly ApiRecord[], query: URLSearchParams): readonly ApiRecord[] {
  const wanted = [...query].filter(
    ([name]) => !['fields', 'page', 'per_page', 'sort', 'api_key'].includes(name),
  );
  const found = records.filter((record) => wanted.every(([name, value]) => fits(record, name, value)));
  const [field = '', direction = 'asc'] = (query.get('sort') ?? '').split(':');
  if (field === '') return found;
  const turn = direction === 'desc' ? -1 : 1;
  return found.toSorted((a, b) => turn * compare(a[field], b[field]));
}

function fits(record: ApiRecord, name: string, value: string): boolean {
  const field = name.replace(/__\w+$/, '');
  const held = record[field];
  if (name.endsWith('__range')) {
    const [low = '', high = ''] = value.split('..');
    return (
      typeof held === 'number' && held >= Number(low || '-Infinity') && held <= Number(high || 'Infinity')
    );
  }
  return value.split(',').includes(String(held));
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return words(a) < words(b) ? -1 : 1;
}

/** Missing values come last. */
const words = (value: unknown): string => (typeof value === 'string' ? value : '\uffff');
