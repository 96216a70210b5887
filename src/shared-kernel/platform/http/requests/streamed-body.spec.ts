import { Controller, Module, Post, Put, Req } from '@nestjs/common';
import { APP_FILTER, NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { type FastifyRequest } from 'fastify';
import { once } from 'node:events';
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ObjectStoreFull } from '../../../application/object-store.js';
import { jsonLog } from '../../logging/json-log.js';
import { CONNECTION_LIMITS, limitConnections } from '../connections/connections.js';
import { ProblemFilter } from '../replies/problem.filter.js';
import { allowStreamedBodies, streamedBody, StreamsBody } from './streamed-body.js';
import { refuseUnreadableRequests } from './unreadable-requests.js';

const REQUEST_TIMEOUT_MS = 300;
const PACE_MS = 400;

let ends: string[] = [];

@Controller('drawings')
class DrawingsController {
  @Put()
  @StreamsBody()
  async keep(@Req() request: FastifyRequest) {
    let bytes = 0;
    try {
      for await (const chunk of streamedBody(request, PACE_MS)) bytes += chunk.length;
      ends.push('whole');
    } catch (error) {
      ends.push(error instanceof Error ? error.name : 'unknown');
      throw error;
    }
    return { bytes };
  }

  @Put('full')
  @StreamsBody()
  async refuse(@Req() request: FastifyRequest) {
    for await (const chunk of streamedBody(request)) if (chunk.length > 0) throw new ObjectStoreFull();
  }

  @Post('notes')
  notes() {
    return { ok: true };
  }
}

@Module({ controllers: [DrawingsController], providers: [{ provide: APP_FILTER, useClass: ProblemFilter }] })
class DrawingsModule {}

let app: NestFastifyApplication;
let url: string;
beforeAll(async () => {
  const limits = {
    ...CONNECTION_LIMITS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { ...CONNECTION_LIMITS.http, headersTimeout: 200, connectionsCheckingInterval: 50 },
  };
  const adapter = new FastifyAdapter({
    forceCloseConnections: true,
    ...limits,
    ...refuseUnreadableRequests(jsonLog('silent')),
    bodyLimit: 1024,
  });
  app = await NestFactory.create<NestFastifyApplication>(DrawingsModule, adapter, {
    logger: false,
    bodyParser: false,
  });
  const fastify = app.getHttpAdapter().getInstance();
  limitConnections(fastify);
  allowStreamedBodies(fastify);
  await app.listen(0, '127.0.0.1');
  url = await app.getUrl();
});
afterAll(() => app.close());

/** Sends a part every 100 ms, and then nothing more. */
function sendSlowly(parts: readonly Buffer[], length: number) {
  const headers = { 'content-length': String(length) };
  const request = http.request(`${url}/drawings`, { method: 'PUT', headers });
  const sending = (async () => {
    for (const part of parts) {
      request.write(part);
      await pause(100);
    }
  })();
  request.on('error', () => undefined);
  return { request, sending };
}

describe('a body that is streamed', () => {
  it.each(['application/pdf', 'application/json', 'text/plain', 'no such type', ''])(
    'arrives whole, larger than other bodies may be, as %j',
    async (type) => {
      const reply = await fetch(`${url}/drawings`, {
        method: 'PUT',
        headers: type === '' ? {} : { 'content-type': type },
        body: Buffer.alloc(500_000),
      });

      expect([reply.status, await reply.json()]).toEqual([200, { bytes: 500_000 }]);
    },
  );

  it('may take longer than other requests while it makes progress', async () => {
    const part = Buffer.alloc(4_000);
    const { request } = sendSlowly(
      Array.from({ length: 10 }, () => part),
      10 * part.length,
    );
    const [reply] = (await once(request, 'response')) as [http.IncomingMessage];

    expect(reply.statusCode).toBe(200);
  });

  it('is given up when the sender says nothing more', async () => {
    ends = [];
    const { request } = sendSlowly([Buffer.alloc(4_000)], 100_000);
    await expect.poll(() => request.destroyed).toBe(true);

    await expect.poll(() => ends).toEqual(['UploadInterrupted']);
  });

  it('is given up when the sender disconnects', async () => {
    ends = [];
    const { request, sending } = sendSlowly([Buffer.alloc(4_000)], 100_000);
    await sending;
    request.destroy();

    await expect.poll(() => ends).toEqual(['UploadInterrupted']);
  });

  it('is answered when it cannot be kept', async () => {
    const reply = await fetch(`${url}/drawings/full`, { method: 'PUT', body: Buffer.alloc(5_000_000) });

    expect([reply.status, await reply.json()]).toMatchObject([507, { code: 'files.store-full' }]);
  });

  it('is answered when it cannot be kept, and so is the next request on its connection', async () => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    const send = async (path: string, method: string, body?: Buffer) => {
      const request = http.request(`${url}${path}`, { method, agent });
      request.end(body);
      const [reply] = (await once(request, 'response')) as [http.IncomingMessage];
      await once(reply.resume(), 'end');
      if (!request.writableFinished) await once(request, 'finish');
      return reply.statusCode;
    };

    expect(await send('/drawings/full', 'PUT', Buffer.alloc(5_000_000))).toBe(507);
    expect(await send('/drawings/notes', 'POST')).toBe(201);
    agent.destroy();
  });

  it('is refused by every other route', async () => {
    const headers = { 'content-type': 'application/octet-stream' };
    const reply = await fetch(`${url}/drawings/notes`, { method: 'POST', headers, body: 'x' });

    expect(reply.status).toBe(415);
  });
});
