import { Controller, Module, Post, Req } from '@nestjs/common';
import { APP_FILTER, NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { type FastifyRequest } from 'fastify';
import http from 'node:http';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { AcceptsFile } from './accepts-file.decorator.js';
import { allowFileUploads, uploadedFile } from './file-uploads.js';
import { ProblemFilter } from '../replies/problem.filter.js';

const MAX_BYTES = 600_000;
/** More than Fastify's limit for bodies in the server of this spec. */
const BODY_LIMIT_BYTES = 1024;

const saved: string[] = [];
let chunks: Buffer[] = [];
let failures: unknown[] = [];

@Controller('transcripts')
class TranscriptsController {
  @Post()
  @AcceptsFile({ maxBytes: MAX_BYTES })
  async upload(@Req() request: FastifyRequest) {
    const { name, mediaType, content } = await uploadedFile(request);
    chunks = [];
    const collect = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        chunks.push(chunk);
        done();
      },
    });
    try {
      await pipeline(content, collect);
    } catch (error) {
      chunks = [];
      failures.push(error);
      throw error;
    }
    saved.push(name);
    return { name, mediaType, bytes: Buffer.concat(chunks).length };
  }

  @Post('notes')
  json() {
    return { ok: true };
  }
}

@Module({
  controllers: [TranscriptsController],
  providers: [{ provide: APP_FILTER, useClass: ProblemFilter }],
})
class UploadsModule {}

let app: NestFastifyApplication;
let url: string;
beforeAll(async () => {
  app = await NestFactory.create<NestFastifyApplication>(
    UploadsModule,
    new FastifyAdapter({ bodyLimit: BODY_LIMIT_BYTES }),
    { logger: false, bodyParser: false },
  );
  await allowFileUploads(app.getHttpAdapter().getInstance());
  await app.listen(0, '127.0.0.1');
  url = await app.getUrl();
});
afterAll(() => app.close());
afterEach(() => {
  saved.length = 0;
  chunks = [];
  failures = [];
});

const upload = (path: string, bytes: number) => {
  const form = new FormData();
  form.set('file', new Blob(['x'.repeat(bytes)], { type: 'application/pdf' }), 'transcript.pdf');
  return fetch(`${url}${path}`, { method: 'POST', body: form });
};

describe('uploading a file', () => {
  it('streams its content to a route that accepts files', async () => {
    const reply = await upload('/transcripts', 500_000);

    expect(await reply.json()).toEqual({
      name: 'transcript.pdf',
      mediaType: 'application/pdf',
      bytes: 500_000,
    });
    expect(chunks.length).toBeGreaterThan(1);
  });

  it('is refused with 413 when the file is too large', async () => {
    const reply = await upload('/transcripts', MAX_BYTES + 1);

    expect(reply.status).toBe(413);
    expect(await reply.json()).toMatchObject({ code: 'http.413' });
    expect([saved, chunks]).toEqual([[], []]);
  });

  it('is refused with 415 by every other route', async () => {
    expect((await upload('/transcripts/notes', 10)).status).toBe(415);
  });

  it('is refused with 400 when no file is in the form', async () => {
    const form = new FormData();
    form.set('title', 'Junior year');
    const reply = await fetch(`${url}/transcripts`, { method: 'POST', body: form });

    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({ message: 'Please choose a file to upload.' });
  });

  it('leaves nothing behind when the caller disconnects halfway', async () => {
    const request = http.request(`${url}/transcripts`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=cut', 'content-length': '400000' },
    });
    request.on('error', () => undefined);
    request.write(
      '--cut\r\ncontent-disposition: form-data; name="file"; filename="half.pdf"\r\ncontent-type: application/pdf\r\n\r\n',
    );
    request.write('x'.repeat(100_000));
    await expect.poll(() => chunks.length).toBeGreaterThan(0);
    request.destroy();

    await expect.poll(() => failures).toHaveLength(1);
    expect([saved, chunks]).toEqual([[], []]);
  });
});

describe('a route that accepts a file', () => {
  it('refuses JSON with 415', async () => {
    const reply = await fetch(`${url}/transcripts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });

    expect(reply.status).toBe(415);
  });
});
