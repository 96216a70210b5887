import { Injectable } from '@nestjs/common';
import { type ByteRange, ObjectStore } from '../../application/object-store.js';
import { type FileClaim, type StoredFile, StoredFiles } from '../../application/stored-files.js';
import { FileNotFound, FileNotUsable } from './file.errors.js';
import { type FileId, fileAt, keyOf, sentKeyOf } from './file-keys.js';
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

  async find(address: string): Promise<StoredFile | null> {
    const file = fileAt(address);
    return file && storedFileOf(await this.records.find(file));
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
