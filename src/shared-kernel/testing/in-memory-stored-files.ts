import { type FileClaim, type StoredFile, StoredFiles } from '../application/stored-files.js';
import { FileNotFound, FileNotUsable } from '../platform/files/file.errors.js';
import { PRODUCT_ID } from '../platform/files/file-keys.js';

/** Uploaded files in memory, for specs. */
export class InMemoryStoredFiles extends StoredFiles {
  private readonly files = new Map<string, { file: StoredFile; ownerId: string; usedBy: string | null }>();

  /** A file that was uploaded and checked; returns its address. */
  upload(ownerId: string, name: string, contentType = 'application/pdf'): string {
    const address = `/objects/${ownerId}/${name}`;
    this.files.set(address, { file: { address, name, size: 1000, contentType }, ownerId, usedBy: null });
    return address;
  }

  usedBy(address: string): string | null {
    return this.files.get(address)?.usedBy ?? null;
  }

  claim({ ownerId, address, usedBy, field }: FileClaim): Promise<StoredFile> {
    const known = this.files.get(address);
    const isFree = known?.usedBy === null || known?.usedBy === usedBy;
    if (known?.ownerId !== ownerId || !isFree) return Promise.reject(new FileNotUsable(field));
    known.usedBy = usedBy;
    return Promise.resolve(known.file);
  }

  release(ownerId: string, address: string): Promise<void> {
    const known = this.files.get(address);
    if (known?.ownerId === ownerId) known.usedBy = null;
    return Promise.resolve();
  }

  async publish(ownerId: string, address: string): Promise<string> {
    const known = this.files.get(address);
    if (known?.ownerId !== ownerId) throw new FileNotFound();
    const published = address.replace(ownerId, PRODUCT_ID);
    this.files.delete(address);
    this.files.set(published, {
      ...known,
      ownerId: PRODUCT_ID,
      file: { ...known.file, address: published },
    });
    return Promise.resolve(published);
  }

  unpublish(address: string): Promise<void> {
    return this.release(PRODUCT_ID, address);
  }

  find(address: string): Promise<StoredFile | null> {
    return Promise.resolve(this.files.get(address)?.file ?? null);
  }

  allOf(ownerId: string): Promise<readonly StoredFile[]> {
    const own = [...this.files.values()].filter((known) => known.ownerId === ownerId);
    return Promise.resolve(own.map(({ file }) => file));
  }

  signedAddress(address: string): Promise<string> {
    return Promise.resolve(`${address}?signature=ok`);
  }

  read(): Promise<AsyncIterable<Uint8Array>> {
    return Promise.reject(new Error('These files have no content.'));
  }

  removeAllOf(ownerId: string): Promise<void> {
    for (const [address, known] of this.files) if (known.ownerId === ownerId) this.files.delete(address);
    return Promise.resolve();
  }
}
