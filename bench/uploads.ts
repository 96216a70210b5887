// Memory during 20 uploads of 50 MB at once, into the folder of files: F17. Needs the built server (npm run build:server).
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { PASSWORD } from './identity-calls.js';
import { startProduct } from './web-product.js';

const UPLOADS = 20;
/** 500 MB per account. */
const PER_STUDENT = 10;
const FILE_BYTES = 52_428_800;
const MUST_MB = 100;
const CHUNK = Buffer.alloc(64 * 1024, 'x');
const START = Buffer.from('%PDF-1.7\n');

// Everything shares the cores with the uploads.
process.env['DATABASE_PATIENCE'] ??= '10';
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'flyleaf-bench-uploads-'));
// Without the demo student, whose essay is read in a thread of its own after the start.
const product = await startProduct(path.join(folder, 'data'), { DEMO_DATA: 'false' });
try {
  const tokens = await Promise.all(
    Array.from({ length: UPLOADS / PER_STUDENT }, (_, turn) => registered(`uploads-${turn}@example.org`)),
  );
  const upload = (turn: number, bytes: number) => uploaded(tokens[turn % tokens.length] ?? '', turn, bytes);
  await upload(0, 1_000_000); // warm
  const before = product.memoryMb();
  let most = before;
  const sampling = setInterval(() => (most = Math.max(most, product.memoryMb())), 50);

  const began = performance.now();
  const statuses = await Promise.all(
    Array.from({ length: UPLOADS }, (_, turn) =>
      upload(turn, turn < 2 ? FILE_BYTES - 1_000_000 : FILE_BYTES),
    ),
  );
  const seconds = (performance.now() - began) / 1000;
  await pause(100);
  clearInterval(sampling);

  const grown = most - before;
  const isMet = grown <= MUST_MB && statuses.every((status) => status === 200);
  console.log(
    `${UPLOADS} uploads of 50 MB at once: ${seconds.toFixed(1)} s, replies ${[...new Set(statuses)].join(', ')}`,
  );
  console.log(
    `Memory: ${before.toFixed(0)} MB before, ${most.toFixed(0)} MB at most, +${grown.toFixed(0)} MB (must ≤ +${MUST_MB} MB)`,
  );
  console.log(isMet ? 'must met' : 'MISSED');
  process.exitCode = isMet ? 0 : 1;
} finally {
  await product.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}

async function registered(email: string): Promise<string> {
  const reply = await post('/api/auth/register', {
    firstName: 'Maya',
    lastName: 'Lin',
    email,
    password: PASSWORD,
  });
  const { tokens } = (await reply.json()) as { tokens: { accessToken: string } };
  return tokens.accessToken;
}

/** All three calls. Returns the status of the last one. */
async function uploaded(token: string, turn: number, bytes: number): Promise<number> {
  const announcement = { name: `film-${turn}.pdf`, size: bytes };
  const announced = await post('/api/objects/upload', announcement, token);
  const { uploadURL } = (await announced.json()) as { uploadURL: string };
  const request = http.request(uploadURL, { method: 'PUT', headers: { 'content-length': bytes } });
  const [[reply]] = await Promise.all([
    once(request, 'response') as Promise<[http.IncomingMessage]>,
    pipeline(Readable.from(pdf(bytes)), request),
  ]);
  reply.resume();
  if (reply.statusCode !== 200) return reply.statusCode ?? 0;
  const [fileURL] = uploadURL.split('?');
  return (await post('/api/objects/normalize', { fileURL }, token)).status;
}

function post(call: string, body: object, token?: string): Promise<Response> {
  return fetch(`${product.url}${call}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
}

function* pdf(bytes: number): Generator<Buffer> {
  yield START;
  for (let left = bytes - START.length; left > 0; left -= CHUNK.length)
    yield CHUNK.subarray(0, Math.min(left, CHUNK.length));
}
