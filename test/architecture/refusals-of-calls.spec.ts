import { describe, expect, it } from 'vitest';
import document from '../../openapi/openapi.json' with { type: 'json' };

interface Response {
  'x-codes'?: string[];
}
type Operation = { operationId: string; responses: Record<string, Response> };

const operations = Object.values(document.paths as Record<string, Record<string, Operation>>).flatMap(
  (byMethod) => Object.values(byMethod),
);
const codesOf = (call: string, status: number) =>
  operations.find(({ operationId }) => operationId === call)?.responses[String(status)]?.['x-codes'];

/** The server is not ready, or whoever fills a port refuses in a way of its own. */
const WITHOUT_CODE = ['ready 503', 'requestUpload 503', 'getSharedPortfolioFile 503'];

describe('the API document', () => {
  it.each([
    ['a guard', 'listUsers', 403, ['http.role-not-allowed']],
    ['a command’s handler', 'changeUser', 409, ['identity.configured-admin', 'identity.last-active-admin']],
    ['a port', 'normalizeUpload', 507, ['files.store-full']],
    ['a contract of another context', 'getSharedPortfolioFile', 403, ['identity.not-shared']],
  ])('names a code that comes from %s', (_place, call, status, codes) => {
    expect(codesOf(call, status)).toEqual(expect.arrayContaining(codes));
  });

  it('has the codes of every refusal that a call declares', () => {
    const without = operations.flatMap(({ operationId, responses }) =>
      Object.entries(responses)
        .filter(([status, response]) => Number(status) >= 400 && response['x-codes'] === undefined)
        .map(([status]) => `${operationId} ${status}`),
    );

    expect(without).toEqual(WITHOUT_CODE);
  });
});
