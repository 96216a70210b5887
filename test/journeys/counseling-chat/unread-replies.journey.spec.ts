import fs from 'node:fs';
import net, { type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#shared-kernel/testing/fresh-database.js';
import { call, type Person, register } from '../../support/data/people.js';
import { ServerProcess } from '../../support/servers/server-process.js';
import { until } from '../../support/until.js';

const REQUESTS = 1_000;
const MOST_GROWTH_MB = 100;

let database: FreshDatabase;
let server: ServerProcess;
let student: Person;
beforeAll(async () => {
  database = await freshDatabase();
  server = await ServerProcess.onFreePort({ DATABASE_URL: database.url });
  await server.start();
  student = await register(server);
});
afterAll(async () => {
  await server.dispose();
  await database.drop();
});

const memoryMb = () => {
  const status = fs.readFileSync(`/proc/${String(server.pid)}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
};

/** Sends all requests at once and reads no reply. */
function sendWithoutReading(path: string): Socket {
  const { hostname, port } = new URL(server.url);
  const request = `GET ${path} HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${student.accessToken}\r\n\r\n`;
  const socket = net.connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.write(request.repeat(REQUESTS));
  return socket;
}

const anAsset = async () =>
  /\/assets\/[\w-]+\.js/.exec(await (await fetch(`${server.url}/login`)).text())?.[0] ?? '';

describe.runIf(process.platform === 'linux')('a thousand requests at once on each of two connections', () => {
  it.each([
    ['the API document', () => '/api/openapi.json'],
    ['a script of the documentation', () => '/api/docs/swagger-ui-bundle.js'],
    ['an asset', anAsset],
    ['a big page', () => '/api/colleges?limit=100'],
  ])('for %s, with no reply read, do not fill the memory', async (_what, pathOf) => {
    const path = await pathOf();
    expect((await call(server, student, 'GET', path)).status).toBe(200);
    const before = memoryMb();

    const sockets = [sendWithoutReading(path), sendWithoutReading(path)];
    let peak = before;
    await until(() => {
      peak = Math.max(peak, memoryMb());
      return sockets.every(({ destroyed }) => destroyed);
    });

    expect(peak - before).toBeLessThan(MOST_GROWTH_MB);
    expect((await call(server, null, 'GET', '/health/live')).status).toBe(200);
  });
});
