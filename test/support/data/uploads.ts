import { call, type Person, type Reply } from './people.js';
import { type RunningApp } from '../servers/running-app.js';

const CHUNK = Buffer.alloc(64 * 1024, 'x');
export const PDF = Buffer.from('%PDF-1.7\nA page of drawings.\n');

export interface Normalized {
  normalizedPath: string;
  name: string;
  size: number;
  contentType: string;
}

/** A PDF of this length, without holding it in memory. */
export function* pdfOf(bytes: number): Generator<Uint8Array> {
  yield PDF.subarray(0, bytes);
  for (let left = bytes - PDF.length; left > 0; left -= CHUNK.length)
    yield CHUNK.subarray(0, Math.min(left, CHUNK.length));
}

export async function announce(
  flyleaf: RunningApp,
  person: Person,
  announcement: object = {},
): Promise<string> {
  const { body } = await call<{ uploadURL: string }>(
    flyleaf,
    person,
    'POST',
    '/api/objects/upload',
    announcement,
  );
  const { pathname, search, href } = new URL(body.uploadURL);
  // Our own address, as the settings know it; a test's server listens on any free port.
  return pathname.startsWith('/objects/') ? `${flyleaf.url}${pathname}${search}` : href;
}

export const send = (uploadURL: string, content: Uint8Array, headers: Record<string, string> = {}) =>
  fetch(uploadURL, { method: 'PUT', body: Uint8Array.from(content), headers });

export const normalize = (
  flyleaf: RunningApp,
  person: Person,
  uploadURL: string,
): Promise<Reply<Normalized>> =>
  call<Normalized>(flyleaf, person, 'POST', '/api/objects/normalize', { fileURL: uploadURL.split('?')[0] });

/** All three calls. */
export async function upload(
  flyleaf: RunningApp,
  person: Person,
  name: string,
  content: Uint8Array,
): Promise<Reply<Normalized>> {
  const uploadURL = await announce(flyleaf, person, { name, size: content.length });
  await send(uploadURL, content);
  return normalize(flyleaf, person, uploadURL);
}
