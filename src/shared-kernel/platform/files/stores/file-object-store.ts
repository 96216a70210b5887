import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { type Clock } from '../../../application/clock.js';
import {
  type ByteRange,
  type ObjectFacts,
  ObjectMissing,
  ObjectStore,
  ObjectStoreFull,
  ObjectStoreUnavailable,
  type UploadTerms,
} from '../../../application/object-store.js';
import { Refusal } from '../../../domain/refusal.js';
import { FileNotAsAnnounced } from '../file.errors.js';
import { isKey } from '../file-keys.js';
import { DOWNLOAD_LINK_SECONDS, UPLOAD_LINK_SECONDS } from '../file-limits.js';
import { stableExpiry } from './stable-expiry.js';
import { type SignedAddresses } from './signed-addresses.js';

/** Objects are files in one folder, which only this user can read. Browsers send and get them through this server. */
export class FileObjectStore extends ObjectStore {
  constructor(
    private readonly folder: string,
    private readonly addresses: SignedAddresses,
    private readonly clock: Clock,
  ) {
    super();
  }

  uploadAddress(key: string, { size, contentType, origin }: UploadTerms): Promise<string> {
    const expires = new Date(this.clock.now().getTime() + UPLOAD_LINK_SECONDS * 1000);
    const terms = { size: size?.toString(), type: contentType };
    const address = this.addresses.sign('PUT', `/objects/${key}`, expires, terms);
    return Promise.resolve(new URL(address, origin).href);
  }

  downloadAddress(key: string): Promise<string> {
    const expires = stableExpiry(this.clock.now(), DOWNLOAD_LINK_SECONDS);
    return Promise.resolve(this.addresses.sign('GET', `/objects/${key}`, expires));
  }

  async put(key: string, content: AsyncIterable<Uint8Array>, size: number): Promise<void> {
    const target = this.pathOf(key);
    const unfinished = `${target}.${randomBytes(6).toString('hex')}.part`;
    await working(async () => {
      try {
        await this.write(unfinished, content, size);
        await fs.rename(unfinished, target);
        await sync(path.dirname(target));
      } catch (error) {
        await fs.rm(unfinished, { force: true });
        await removeIfEmpty(path.dirname(target));
        throw error;
      }
    });
  }

  async stat(key: string): Promise<ObjectFacts | null> {
    return working(async () => {
      try {
        const { size, mtime } = await fs.stat(this.pathOf(key));
        return { key, size, modifiedAt: mtime };
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return null;
        throw error;
      }
    });
  }

  async read(key: string, { first, last }: Partial<ByteRange> = {}): Promise<AsyncIterable<Uint8Array>> {
    return working(async () => {
      const file = await fs.open(this.pathOf(key), 'r');
      return file.createReadStream({
        ...(first === undefined ? {} : { start: first }),
        ...(last === undefined ? {} : { end: last }),
      });
    });
  }

  async move(from: string, to: string): Promise<void> {
    const target = this.pathOf(to);
    await working(async () => {
      await fs.mkdir(path.dirname(target), { recursive: true });
      await fs.rename(this.pathOf(from), target);
      await sync(path.dirname(target));
    });
  }

  async remove(key: string): Promise<void> {
    const file = this.pathOf(key);
    await working(async () => {
      await fs.rm(file, { force: true });
      await removeIfEmpty(path.dirname(file));
    });
  }

  async *list(prefix = ''): AsyncIterable<ObjectFacts> {
    for (const owner of await namesIn(this.folder)) {
      if (!owner.startsWith(prefix.split('/')[0] ?? '')) continue;
      for (const name of await namesIn(path.join(this.folder, owner))) {
        const key = `${owner}/${name}`;
        const facts = key.startsWith(prefix) && isKey(key) ? await this.stat(key) : null;
        if (facts !== null) yield facts;
      }
    }
  }

  private async write(file: string, content: AsyncIterable<Uint8Array>, size: number): Promise<void> {
    const handle = await created(file);
    try {
      for await (const chunk of content) {
        await handle.appendFile(chunk);
        release(chunk);
      }
      if ((await handle.stat()).size !== size) throw new FileNotAsAnnounced();
      await handle.sync();
    } finally {
      await handle.close();
    }
  }

  private pathOf(key: string): string {
    if (!isKey(key)) throw new ObjectMissing();
    return path.join(this.folder, key);
  }
}

const FULL = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/** Faults of the file system in the words of the port. */
async function working<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (codeOf(error) === 'ENOENT') throw new ObjectMissing();
    if (FULL.includes(codeOf(error))) throw new ObjectStoreFull();
    throw new ObjectStoreUnavailable(error);
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

async function created(file: string, tries = 3): Promise<fs.FileHandle> {
  await fs.mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  try {
    return await fs.open(file, 'wx', 0o600);
  } catch (error) {
    // The folder was empty and was removed at this moment.
    if (codeOf(error) === 'ENOENT' && tries > 1) return created(file, tries - 1);
    throw error;
  }
}

/** Smaller ones are not worth it. */
const LARGE_CHUNK_BYTES = 16 * 1024;

/**
 * Frees a chunk that is written. Twenty uploads of 50 MB at once grew the server by 120 MB while its chunks waited for the garbage
 * collector, and grow it by 4 MB now. Node 20 cannot free one.
 */
function release({ buffer, byteLength }: Uint8Array): void {
  const isAlone = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength;
  if (isAlone && byteLength >= LARGE_CHUNK_BYTES && 'transfer' in buffer) buffer.transfer(0);
}

/** After a crash of the machine the folder still names the file. Windows does so without being asked. */
async function sync(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await fs.open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Fails without harm while the folder has files, or is filled at this moment. */
const removeIfEmpty = (folder: string): Promise<void> => fs.rmdir(folder).catch(() => undefined);

async function namesIn(folder: string): Promise<string[]> {
  return working(async () => {
    try {
      return await fs.readdir(folder);
    } catch (error) {
      if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return [];
      throw error;
    }
  });
}
