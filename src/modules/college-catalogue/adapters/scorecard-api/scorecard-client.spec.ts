import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type Wait } from '../../application/import/import-session.js';
import { ScorecardClient } from './scorecard-client.js';

const GOOD = { metadata: { total: 0, page: 0, per_page: 100 }, results: [] };
const KEY = 'the-key';

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Starts a service on this machine. Returns its address. */
async function startService(
  answer: (request: IncomingMessage, reply: ServerResponse) => void,
): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/v1`;
}

/** The result of one call, and the reasons for waiting before it. */
async function callSchools(url: string) {
  const waits: string[] = [];
  const onWait = (wait: Wait | null) => {
    if (wait !== null) waits.push(wait.why);
    return Promise.resolve();
  };
  const client = new ScorecardClient({ url, key: KEY, paceMs: 0 }, onWait, new AbortController().signal);
  const reply = await client.schools({ fields: 'id' }).catch((error: unknown) => error);
  return { reply, waits };
}

describe('the key', () => {
  it('is not sent to the target of a redirect', async () => {
    const given: (string | undefined)[] = [];
    const elsewhere = await startService((request, reply) => {
      given.push(request.headers['x-api-key'] as string | undefined);
      reply.end(JSON.stringify(GOOD));
    });
    const moved = await startService((_, reply) =>
      reply.writeHead(307, { location: `${elsewhere}/schools` }).end(),
    );

    expect((await callSchools(moved)).reply).toMatchObject({
      name: 'SourceFailed',
      message: 'The College Scorecard service has moved to another address. Check SCORECARD_API_URL.',
    });
    expect(given).toEqual([]);
  });

  it('that is refused is not sent again', async () => {
    let calls = 0;
    const url = await startService((_, reply) => {
      calls += 1;
      reply.writeHead(403).end(JSON.stringify({ error: { code: 'API_KEY_INVALID' } }));
    });

    expect((await callSchools(url)).reply).toMatchObject({
      name: 'SourceFailed',
      message: 'The College Scorecard service refused the key (API_KEY_INVALID). Check SCORECARD_API_KEY.',
    });
    expect(calls).toBe(1);
  });
});

describe('a reply', () => {
  it.each([
    ['is cut off', '{"metadata":{"total":'],
    ['has no list', '{"metadata":{"total":1,"page":0,"per_page":100}}'],
    ['has a count that is too large', '{"metadata":{"total":1e300,"page":0,"per_page":100},"results":[]}'],
    ['has a negative count', '{"metadata":{"total":-5,"page":0,"per_page":100},"results":[]}'],
    ['has a fractional count', '{"metadata":{"total":6429.5,"page":0,"per_page":100},"results":[]}'],
    ['has empty pages', '{"metadata":{"total":5,"page":0,"per_page":0},"results":[]}'],
    ['is nested too deeply', '['.repeat(100_000)],
  ])('that %s is requested again, and fails in the end', async (_, body) => {
    const url = await startService((_request, reply) => reply.end(body));

    const { reply } = await callSchools(url);
    expect(reply).toMatchObject({
      name: 'SourceFailed',
      message: 'The College Scorecard service sent something unreadable. We tried 9 times.',
    });
  });

  it('that rejects the request fails with a short, printable message', async () => {
    const errors = [{ error: 'bad', message: `No\u0000${'x'.repeat(9_000)}` }];
    const url = await startService((_, reply) => reply.writeHead(400).end(JSON.stringify({ errors })));

    const { reply } = await callSchools(url);
    expect((reply as Error).message).toContain('did not accept the request (400). It says: No x');
    expect((reply as Error).message.length).toBeLessThanOrEqual(500);
  });
});
