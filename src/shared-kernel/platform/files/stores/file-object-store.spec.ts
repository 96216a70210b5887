import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newId } from '../../../application/new-id.js';
import { ObjectMissing, ObjectStoreFull, ObjectStoreUnavailable } from '../../../application/object-store.js';
import { SystemClock } from '../../system-clock.js';
import { FileNotAsAnnounced } from '../file.errors.js';
import { FileObjectStore } from './file-object-store.js';
import { SignedAddresses } from './signed-addresses.js';

let folder: string;
let store: FileObjectStore;
beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'flyleaf-files-'));
  const addresses = new SignedAddresses({ current: 'spec-only', previous: undefined });
  store = new FileObjectStore(folder, addresses, new SystemClock());
});
afterEach(async () => {
  vi.restoreAllMocks();
  await fs.rm(folder, { recursive: true, force: true });
});

async function* pieces(...parts: string[]) {
  for (const part of parts) yield await Promise.resolve(Buffer.from(part));
}

const aKey = () => `${newId()}/${newId()}`;
const leftovers = () => fs.readdir(folder, { recursive: true });

/** What the file system says when a handle writes. */
async function failWritesWith(code: string): Promise<void> {
  const handle = await fs.open(folder, 'r');
  const handles = Object.getPrototypeOf(handle) as typeof handle;
  await handle.close();
  vi.spyOn(handles, 'appendFile').mockRejectedValueOnce(Object.assign(new Error(code), { code }));
}

describe('a folder of files', () => {
  it.each([
    ['ENOSPC', ObjectStoreFull],
    ['EDQUOT', ObjectStoreFull],
    ['EIO', ObjectStoreUnavailable],
  ])('that answers a write with %s keeps no half file (F12)', async (code, refusal) => {
    await failWritesWith(code);

    await expect(store.put(aKey(), pieces('half'), 4)).rejects.toThrow(refusal);
    expect(await leftovers()).toEqual([]);
  });

  it('keeps nothing that is shorter or longer than it should be', async () => {
    await expect(store.put(aKey(), pieces('four'), 5)).rejects.toThrow(FileNotAsAnnounced);
    await expect(store.put(aKey(), pieces('four'), 3)).rejects.toThrow(FileNotAsAnnounced);
    expect(await leftovers()).toEqual([]);
  });

  it('keeps the object it has when its replacement fails', async () => {
    const key = aKey();
    await store.put(key, pieces('first'), 5);
    await failWritesWith('ENOSPC');

    await expect(store.put(key, pieces('second'), 6)).rejects.toThrow(ObjectStoreFull);
    expect(await fs.readFile(path.join(folder, key), 'utf8')).toBe('first');
  });

  it.runIf('transfer' in ArrayBuffer.prototype)('frees each large chunk once it is written', async () => {
    const key = aKey();
    const chunk = Buffer.alloc(64 * 1024, 'x');
    const stored = async function* () {
      yield await Promise.resolve(chunk);
      expect(chunk.length).toBe(0);
      yield Buffer.from('the end');
    };
    await store.put(key, stored(), 64 * 1024 + 7);

    expect(await fs.readFile(path.join(folder, key), 'utf8')).toBe(`${'x'.repeat(64 * 1024)}the end`);
  });

  it.each(['../secret', `${newId()}/../../secret`, '/etc/passwd', `${newId()}/..`, `${newId()}/.`, newId()])(
    'has nothing at %s, and takes nothing there',
    async (key) => {
      await expect(store.read(key)).rejects.toThrow(ObjectMissing);
      await expect(store.put(key, pieces('x'), 1)).rejects.toThrow(ObjectMissing);
      await expect(store.remove(key)).rejects.toThrow(ObjectMissing);
    },
  );

  it('takes files of one person while others of theirs are removed', async () => {
    const owner = newId();
    await Promise.all(
      Array.from({ length: 50 }, async () => {
        const key = `${owner}/${newId()}`;
        await store.put(key, pieces('x'), 1);
        await store.remove(key);
      }),
    );

    expect(await fs.readdir(folder)).toEqual([]);
  });
});
