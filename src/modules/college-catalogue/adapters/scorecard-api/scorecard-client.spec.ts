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

/** A service on this machine. */
async function serving(answer: (request: IncomingMessage, reply: ServerResponse) => void): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/v1`;
}

/** What came of one call, and what was waited for before. */
async function asked(url: string) {
  const waits: string[] = [];
  const onWait = (wait: Wait | null) => {
    if (wait !== null) waits.push(wait.why);
    return Promise.resolve();
  };
  const client = new ScorecardClient({ url, key: KEY, paceMs: 0 }, onWait, new AbortController().signal);
  const reply = await client.schools({ fields: 'id' }).catch((error: unknown) => error);
  return { reply, waits };
}

describe('the key of the service', () => {
  it('goes to nobody else, whatever the service says', async () => {
    const given: (string | undefined)[] = [];
    const elsewhere = await serving((request, reply) => {
      given.push(request.headers['x-api-key'] as string | undefined);
      reply.end(JSON.stringify(GOOD));
    });
    const moved = await serving((_, reply) =>
      reply.writeHead(307, { location: `${elsewhere}/schools` }).end(),
    );

    expect((await asked(moved)).reply).toMatchObject({
      name: 'SourceFailed',
      message: 'The College Scorecard service has moved to another address. Check SCORECARD_API_URL.',
    });
    expect(given).toEqual([]);
  });
});

describe('a reply', () => {
  it.each([
    ['is cut off', '{"metadata":{"total":'],
    ['has no list', '{"metadata":{"total":1,"page":0,"per_page":100}}'],
    ['counts without an end', '{"metadata":{"total":1e300,"page":0,"per_page":100},"results":[]}'],
    ['counts below nothing', '{"metadata":{"total":-5,"page":0,"per_page":100},"results":[]}'],
    ['has half institutions', '{"metadata":{"total":6429.5,"page":0,"per_page":100},"results":[]}'],
    ['has pages of none', '{"metadata":{"total":5,"page":0,"per_page":0},"results":[]}'],
    ['is nested past reading', '['.repeat(100_000)],
  ])('that %s is asked for again, and in the end told', async (_, body) => {
    const url = await serving((_request, reply) => reply.end(body));

    const { reply } = await asked(url);
    expect(reply).toMatchObject({
      name: 'SourceFailed',
      message: 'The College Scorecard service sent something unreadable. It was asked 9 times.',
    });
  });

  it('that refuses the request is told in letters that can be printed, and not at length', async () => {
    const errors = [{ error: 'bad', message: `No\u0000${'x'.repeat(9_000)}` }];
    const url = await serving((_, reply) => reply.writeHead(400).end(JSON.stringify({ errors })));

    const { reply } = await asked(url);
    expect((reply as Error).message).toContain('did not accept the request (400). It says: No x');
    expect((reply as Error).message.length).toBeLessThanOrEqual(500);
  });
});
