import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#shared-kernel/application/new-id.js';
import {
  ObjectMissing,
  type ObjectStore,
  ObjectStoreUnavailable,
} from '#shared-kernel/application/object-store.js';
import { FileObjectStore } from '#shared-kernel/platform/files/stores/file-object-store.js';
import { type S3Settings } from '#shared-kernel/platform/files/file-settings.js';
import { S3ObjectStore } from '#shared-kernel/platform/files/stores/s3-object-store.js';
import { SignedAddresses } from '#shared-kernel/platform/files/stores/signed-addresses.js';
import { SystemClock } from '#shared-kernel/platform/system-clock.js';
import { type S3Server, startS3Server } from '../../support/servers/s3-server.js';
import { isSwiftInstalled, startSwift } from '../../support/servers/swift-server.js';

interface Started {
  store: ObjectStore;
  stop(): Promise<void>;
}

const clock = new SystemClock();

const s3Settings = ({ url, accessKey, secretKey }: S3Server): S3Settings => ({
  endpoint: new URL(url),
  publicEndpoint: new URL(url),
  accessKey,
  secretKey,
  bucket: 'flyleaf',
  region: 'us-east-1',
});

function startFileStore(): Promise<Started> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'flyleaf-objects-'));
  const addresses = new SignedAddresses({ current: 'spec-only', previous: undefined });
  return Promise.resolve({
    store: new FileObjectStore(folder, addresses, clock),
    stop: () => fs.promises.rm(folder, { recursive: true }),
  });
}

const over = (start: () => Promise<S3Server>) => async (): Promise<Started> => {
  const server = await start();
  const store = new S3ObjectStore(s3Settings(server), clock);
  await store.createBucket();
  return { store, stop: () => server.stop() };
};

interface Kind {
  name: string;
  start(): Promise<Started>;
  /** Browsers send and get objects there, not through the product. */
  isReachedByBrowsers: boolean;
  checksSignatures: boolean;
}

const STORES: Kind[] = [
  { name: 'a folder', start: startFileStore, isReachedByBrowsers: false, checksSignatures: false },
  { name: 'an S3 server', start: over(startS3Server), isReachedByBrowsers: true, checksSignatures: false },
];
const STRICT = {
  name: 'an S3 server that checks signatures',
  start: over(startSwift),
  isReachedByBrowsers: true,
  checksSignatures: true,
};

const PRESENTATION = { contentType: 'application/pdf', disposition: 'attachment; filename="a.pdf"' };
const aKey = () => `${newId()}/${newId()}`;
const content = Buffer.from('0123456789');

async function* pieces(...parts: string[]) {
  for (const part of parts) yield await Promise.resolve(Buffer.from(part));
}

const installed = isSwiftInstalled() ? [...STORES, STRICT] : STORES;

describe.each(installed)('objects in $name', ({ start, isReachedByBrowsers, checksSignatures }) => {
  let started: Started;
  let store: ObjectStore;
  beforeAll(async () => {
    started = await start();
    ({ store } = started);
  });
  afterAll(() => started.stop());

  const textOf = async (key: string, range?: { first: number; last: number }) =>
    (await buffer(await store.read(key, range))).toString();
  const keys = async (prefix?: string) => {
    const found: string[] = [];
    for await (const { key } of store.list(prefix)) found.push(key);
    return found;
  };

  it('are kept as they were sent, and read in whole or in part', async () => {
    const key = aKey();
    await store.put(key, pieces('01234', '56789'), 10);

    expect(await store.stat(key)).toMatchObject({ key, size: 10 });
    expect(Math.abs(Date.now() - ((await store.stat(key))?.modifiedAt.getTime() ?? 0))).toBeLessThan(60_000);
    expect(await textOf(key)).toBe('0123456789');
    expect(await textOf(key, { first: 2, last: 4 })).toBe('234');
  });

  it('are replaced, moved, listed by their beginning and removed, also twice', async () => {
    const key = aKey();
    const owner = `${key.split('/')[0] ?? ''}/`;
    await store.put(`${key}.upload`, pieces('first'), 5);
    await store.put(`${key}.upload`, pieces('second'), 6);
    await store.put(aKey(), pieces('of someone else'), 15);
    expect(await keys(owner)).toEqual([`${key}.upload`]);

    await store.move(`${key}.upload`, key, PRESENTATION);
    expect(await textOf(key)).toBe('second');
    expect(await keys(owner)).toEqual([key]);
    expect((await keys()).length).toBeGreaterThan(1);

    await store.remove(key);
    await store.remove(key);
    expect(await keys(owner)).toEqual([]);
  });

  it('that are missing are said to be', async () => {
    expect(await store.stat(aKey())).toBeNull();
    await expect(store.read(aKey())).rejects.toThrow(ObjectMissing);
    await expect(store.move(aKey(), aKey(), PRESENTATION)).rejects.toThrow(ObjectMissing);
  });

  it('are not there when the sender fails halfway', async () => {
    const key = aKey();
    const cut = async function* () {
      yield* pieces('0123');
      throw new Error('cut');
    };

    await expect(store.put(key, cut(), 10)).rejects.toThrow(ObjectStoreUnavailable);
    expect(await store.stat(key)).toBeNull();
    expect(await keys(`${key.split('/')[0] ?? ''}/`)).toEqual([]);
  });

  if (!isReachedByBrowsers) return;

  const put = (address: string, body: Buffer, headers: Record<string, string> = {}) =>
    fetch(address, { method: 'PUT', body: Uint8Array.from(body), headers });
  const terms = { size: content.length, contentType: 'application/pdf', origin: 'http://localhost' };
  const asAnnounced = { 'content-type': 'application/pdf' };

  it('are sent by browsers to their address', async () => {
    const key = aKey();
    const reply = await put(await store.uploadAddress(key, terms), content, asAnnounced);

    expect(reply.status).toBe(200);
    expect(await store.stat(key)).toMatchObject({ size: 10 });
  });

  it('are sent by browsers that announced nothing', async () => {
    const key = aKey();
    const address = await store.uploadAddress(key, { size: undefined, contentType: undefined, origin: '' });

    expect((await put(address, content)).status).toBe(200);
  });

  it('are got by browsers as downloads, of the type that was checked', async () => {
    const key = aKey();
    await put(await store.uploadAddress(`${key}.upload`, terms), content, asAnnounced);
    await store.move(`${key}.upload`, key, { ...PRESENTATION, contentType: 'image/png' });
    const reply = await fetch(await store.downloadAddress(key));

    expect(await reply.text()).toBe('0123456789');
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'attachment; filename="a.pdf"',
    });
  });

  if (!checksSignatures) return;

  it.each([
    ['another key', (address: string, key: string) => address.replace(key, aKey()), content, asAnnounced],
    ['another length', (address: string) => address, Buffer.from('longer than announced'), asAnnounced],
    ['another type', (address: string) => address, content, { 'content-type': 'text/html' }],
  ])('cannot be sent to %s', async (_what, change, body, headers) => {
    const key = aKey();
    const reply = await put(change(await store.uploadAddress(key, terms), key), body, headers);

    expect(reply.status).toBe(403);
    expect(await store.stat(key)).toBeNull();
  });
});
