/** The calls that create something and accept an `Idempotency-Key`; a test compares them with the API document. */
export const CREATING_PATHS = [
  '/api/saved-colleges',
  '/api/applications',
  '/api/applications/for-list',
  '/api/applications/{id}/items',
  '/api/saved-searches',
  '/api/activity-impacts',
  '/api/awards',
  '/api/leadership-roles',
  '/api/portfolio-items',
  '/api/research-projects',
  '/api/ib-courses',
  '/api/essays',
  '/api/essays/{id}/comments',
  '/api/linked-students/{studentId}/essays/{essayId}/comments',
  '/api/linked-students/{studentId}/suggestions',
  '/api/essay-plan/prompts',
  '/api/admin/user/{id}/notes',
  '/api/chat/send',
  '/api/chat/conversations',
] as const;

const HEADER = 'idempotency-key';

/** The key of each request whose outcome is not known yet, by address and body. */
const openKeys = new Map<string, string>();

const ID = /(?<=\/)[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}(?=\/)/g;

const isCreating = ({ method, url }: Request) => {
  const address = new URL(url).pathname.replace(ID, '{id}');
  return method === 'POST' && CREATING_PATHS.some((path) => path.replace(/\{\w+\}/g, '{id}') === address);
};

// Browsers make them on secure origins only; elsewhere the call goes without a key.
const newKey = () => ('randomUUID' in crypto ? crypto.randomUUID() : null);

/** The server may still be working on the first try, or has not looked at the request at all. */
const isUndecided = (status: number) => status >= 500 || [401, 409, 429].includes(status);

/**
 * Gives a creating request a key, so that sending the same again after a lost reply creates nothing twice. Call the returned
 * function with the status of the reply.
 */
export const addIdempotencyKey = async (request: Request): Promise<(status: number) => void> => {
  const doNothing = () => undefined;
  if (!isCreating(request) || request.headers.has(HEADER)) return doNothing;
  const content = `${request.url}\n${await request.clone().text()}`;
  const key = openKeys.get(content) ?? newKey();
  if (key === null) return doNothing;

  openKeys.set(content, key);
  request.headers.set(HEADER, key);
  return (status) => {
    if (!isUndecided(status)) openKeys.delete(content);
  };
};
