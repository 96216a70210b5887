import { Injectable } from '@nestjs/common';
import { type ByteRange, ObjectMissing, ObjectStore } from '../../application/object-store.js';
import { type FileClaim, type StoredFile, StoredFiles } from '../../application/stored-files.js';
import { contentDisposition } from './content/content-disposition.js';
import { FileNotFound, FileNotUsable } from './file.errors.js';
import { addressOf, type FileId, fileAt, keyOf, PRODUCT_ID, sentKeyOf } from './file-keys.js';
import { FileRecords, storedFileOf } from './file-records.js';

@Injectable()
export class SqlStoredFiles extends StoredFiles {
  constructor(
    private readonly records: FileRecords,
    private readonly store: ObjectStore,
  ) {
    super();
  }

  async claim({ ownerId, address, usedBy, field }: FileClaim): Promise<StoredFile> {
    const file = fileAt(address);
    const claimed = file?.ownerId === ownerId ? storedFileOf(await this.records.claim(file, usedBy)) : null;
    if (claimed === null) throw new FileNotUsable(field);
    return claimed;
  }

  async release(ownerId: string, address: string): Promise<void> {
    const file = fileAt(address);
    if (file?.ownerId === ownerId) await this.records.release(file);
  }

  async publish(ownerId: string, address: string): Promise<string> {
    const file = existing(address);
    const stored = file.ownerId === ownerId ? storedFileOf(await this.records.find(file)) : null;
    if (stored === null) throw new FileNotFound();

    const published = { ...file, ownerId: PRODUCT_ID };
    const presentation = {
      contentType: stored.contentType,
      disposition: contentDisposition(stored.name),
    };
    await this.records.handOver(file, PRODUCT_ID);
    await this.store.move(keyOf(file), keyOf(published), presentation).catch(async (error: unknown) => {
      const movedBefore =
        error instanceof ObjectMissing && (await this.store.stat(keyOf(published))) !== null;
      if (!movedBefore) throw error;
    });
    return addressOf(published);
  }

  unpublish(address: string): Promise<void> {
    return this.release(PRODUCT_ID, address);
  }

  async find(address: string): Promise<StoredFile | null> {
    const file = fileAt(address);
    return file && storedFileOf(await this.records.find(file));
  }

  async allOf(ownerId: string): Promise<readonly StoredFile[]> {
    const found: StoredFile[] = [];
    for (const record of await this.records.ofOwner(ownerId)) {
      const file = storedFileOf(record);
      const isThere = file !== null && (await this.store.stat(keyOf(record)))?.size === file.size;
      if (isThere) found.push(file);
    }
    return found;
  }

  signedAddress(address: string): Promise<string> {
    return this.store.downloadAddress(keyOf(existing(address)));
  }

  read(address: string, range?: ByteRange): Promise<AsyncIterable<Uint8Array>> {
    return this.store.read(keyOf(existing(address)), range);
  }

  async removeAllOf(ownerId: string): Promise<void> {
    for (const file of await this.records.ofOwner(ownerId)) await this.remove(file);
    for await (const { key } of this.store.list(`${ownerId}/`)) await this.store.remove(key);
  }

  /** First the content: a row without it can be tried again, content without a row would be forgotten. */
  async remove(file: FileId): Promise<void> {
    await this.store.remove(sentKeyOf(file));
    await this.store.remove(keyOf(file));
    await this.records.forget(file);
  }
}

function existing(address: string): FileId {
  const file = fileAt(address);
  if (file === null) throw new FileNotFound();
  return file;
}
