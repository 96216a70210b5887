import { once } from 'node:events';
import http from 'node:http';
import { type AddressInfo } from 'node:net';
import { startScorecardApi } from '../../test/support/servers/scorecard-api.js';
import { officialRecords } from '../../test/support/data/scorecard-records.js';

const KEY = 'bench-key';

export interface RecordedService {
  environment: Record<string, string>;
  /** Time spent answering since the last call of this function. */
  spentMs(): number;
  close(): Promise<void>;
}

/**
 * The College Scorecard API with the official rows. Repeated requests are answered from memory, so that a repeated import measures
 * the import and not this service.
 */
export async function startRecordedService(): Promise<RecordedService> {
  const records = officialRecords();
  if (records === null)
    throw new Error('No official files: set SCORECARD_DATA_DIR to the folder that holds them.');
  const service = await startScorecardApi({ records, key: KEY });
  const known = new Map<string, { status: number; body: Buffer }>();
  let spent = 0;

  const answer = async (request: http.IncomingMessage, reply: http.ServerResponse) => {
    const path = request.url ?? '/';
    const found = known.get(path) ?? (await fetchReply(new URL(path, service.url)));
    known.set(path, found);
    reply.writeHead(found.status, { 'content-type': 'application/json' }).end(found.body);
  };
  const server = http.createServer((request, reply) => {
    const started = performance.now();
    void answer(request, reply).finally(() => (spent += performance.now() - started));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    environment: {
      SCORECARD_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
      SCORECARD_API_KEY: KEY,
      SCORECARD_API_PACE_MS: '1',
    },
    spentMs: () => {
      const since = spent;
      spent = 0;
      return since;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await service.close();
    },
  };
}

async function fetchReply(address: URL) {
  const reply = await fetch(address, { headers: { 'x-api-key': KEY } });
  return { status: reply.status, body: Buffer.from(await reply.arrayBuffer()) };
}
