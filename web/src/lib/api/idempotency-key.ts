/** The calls that create something and take an `Idempotency-Key`; a spec holds them against the API document. */
export const REPEATABLE = [
  '/api/saved-colleges',
  '/api/saved-searches',
  '/api/activity-impacts',
  '/api/awards',
  '/api/portfolio-items',
  '/api/research-projects',
] as const;

const KEY = 'idempotency-key';

/** What was sent and has no answer yet that settles it, with its key. */
const unsettled = new Map<string, string>();

const isRepeatable = ({ method, url }: Request) =>
  method === 'POST' && REPEATABLE.some((path) => path === new URL(url).pathname);

// Browsers make them on safe origins only. Elsewhere a call goes without, as it did.
const newKey = () => ('randomUUID' in crypto ? crypto.randomUUID() : null);

/**
 * Names what somebody means to create, so that it is created once: whoever presses again after a lost answer sends the same
 * words, and with them the same key. Tells what to do with the answer.
 */
export const nameIntention = async (request: Request): Promise<(status: number) => void> => {
  const settled = () => undefined;
  if (!isRepeatable(request)) return settled;
  const intention = `${request.url}\n${await request.clone().text()}`;
  const key = unsettled.get(intention) ?? newKey();
  if (key === null) return settled;

  unsettled.set(intention, key);
  request.headers.set(KEY, key);
  return (status) => {
    // Done, or refused for what it says: the same words later mean something new. A conflict may be the first try, still at work.
    if (status < 500 && status !== 409 && status !== 401 && status !== 429) unsettled.delete(intention);
  };
};
