import { SourceFailed } from '../../application/import/federal-source.js';

/** The service does not know these fields. */
export class UnknownFields extends Error {
  constructor(readonly fields: readonly string[]) {
    super(`The service does not know ${fields.join(', ')}.`);
  }
}

/** Another try may help: the limit is used up, or the service or the network failed. */
export class TryAgain extends Error {
  constructor(
    message: string,
    readonly isLimit: boolean,
    readonly afterMs: number | null = null,
  ) {
    super(message);
  }
}

const KEY_REFUSED = new Set([401, 403]);

/** What a reply other than 200 means. Decided by status, because the texts change and may not be JSON. */
export function failureOf(status: number, body: unknown, retryAfter: string | null): Error {
  const code = codeOf(body);
  if (status === 429)
    return new TryAgain('The hourly limit of the key is used up.', true, secondsIn(retryAfter));
  if (status >= 500)
    return new TryAgain(
      `The College Scorecard service answered with status ${status}.`,
      false,
      secondsIn(retryAfter),
    );
  // Following the redirect would send the key to another server.
  if (status >= 300 && status < 400)
    return new SourceFailed(
      'The College Scorecard service has moved to another address. Check SCORECARD_API_URL.',
    );
  if (KEY_REFUSED.has(status))
    return new SourceFailed(
      `The College Scorecard service refused the key${code === null ? '' : ` (${code})`}. Check SCORECARD_API_KEY.`,
    );
  if (status === 404) return new SourceFailed('There is no College Scorecard service at SCORECARD_API_URL.');

  const unknown = listOf(body)
    .filter(({ error }) => error === 'field_not_found')
    .flatMap(({ input }) => (typeof input === 'string' ? [input] : []));
  if (unknown.length > 0) return new UnknownFields(unknown);
  const messages = listOf(body)
    .map(({ message, error }) => (typeof message === 'string' ? message : String(error)))
    .join(' ');
  return new SourceFailed(
    `The College Scorecard service did not accept the request (${status}${code === null ? '' : `, ${code}`}).${messages === '' ? '' : ` It says: ${messages.slice(0, 300)}`}`,
  );
}

function codeOf(body: unknown): string | null {
  const code = (body as { error?: { code?: unknown } } | null)?.error?.code;
  return (typeof code === 'string' && /^\w{1,60}$/.test(code)) || typeof code === 'number'
    ? String(code)
    : null;
}

function listOf(body: unknown): Record<string, unknown>[] {
  const errors = (body as { errors?: unknown } | null)?.errors;
  return Array.isArray(errors) ? (errors as Record<string, unknown>[]) : [];
}

function secondsIn(retryAfter: string | null): number | null {
  const seconds = Number(retryAfter ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null;
}
