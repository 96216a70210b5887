import { Injectable } from '@nestjs/common';
import { buffer } from 'node:stream/consumers';
import { ObjectMissing, ObjectStore, ObjectStoreUnavailable } from '../../../application/object-store.js';
import { Refusal } from '../../../domain/refusal.js';
import { allowedTypeOf, nameForContent } from './allowed-types.js';
import { contentTypeOf, HEAD_BYTES } from './content-type.js';
import {
  FileEmpty,
  FileInfected,
  FileNotAsAnnounced,
  FileNotWhatItsNameSays,
  FileTooLarge,
  FileTypeNotAllowed,
} from '../file.errors.js';
import { MAX_FILE_BYTES } from '../file-limits.js';
import { type FileRecord, FileRecords } from '../file-records.js';
import { FileScanner } from './file-scanner.js';
import { within } from '../stores/within.js';

/** A store may be alive and far too slow. */
const HEAD_MS = 10_000;

export interface CheckedContent {
  name: string;
  size: number;
  contentType: string;
}

/** Whether an object is what its owner announced, and of a type that we take. */
@Injectable()
export class CheckContent {
  constructor(
    private readonly store: ObjectStore,
    private readonly records: FileRecords,
    private readonly scanner: FileScanner,
  ) {}

  /** Null without an object. One that is refused is removed first. */
  async check(record: FileRecord, key: string): Promise<CheckedContent | null> {
    try {
      const facts = await this.store.stat(key);
      return facts && (await this.checked(record, key, facts.size));
    } catch (error) {
      if (error instanceof ObjectMissing) return null;
      return this.removeRefused(record, key, error);
    }
  }

  /** Reads the whole object. @throws FileInfected after it was removed */
  async requireClean(record: FileRecord, key: string): Promise<void> {
    const finding = await this.scanner.scan(() => this.store.read(key));
    if (finding === 'infected') await this.removeRefused(record, key, new FileInfected());
  }

  private async removeRefused(record: FileRecord, key: string, error: unknown): Promise<never> {
    if (isAboutTheFile(error)) {
      await this.store.remove(key);
      await this.records.forget(record);
    }
    throw error;
  }

  private async checked(
    { name, announcedSize }: FileRecord,
    key: string,
    size: number,
  ): Promise<CheckedContent> {
    if (size > MAX_FILE_BYTES) throw new FileTooLarge();
    if (size === 0) throw new FileEmpty();
    if (announcedSize !== null && announcedSize !== size) throw new FileNotAsAnnounced();

    const looksLike = await contentTypeOf(await this.head(key, size));
    return { size, ...namedAndTyped(name, looksLike) };
  }

  private async head(key: string, size: number): Promise<Buffer> {
    const range = { first: 0, last: Math.min(size, HEAD_BYTES) - 1 };
    const content = await this.store.read(key, range);
    try {
      return await within(HEAD_MS, buffer(content));
    } catch (error) {
      throw new ObjectStoreUnavailable(error);
    }
  }
}

/** The name must end with an allowed extension, and the content must look like that. Without a name, the content decides. */
function namedAndTyped(announced: string | null, looksLike: string | undefined) {
  const name = announced ?? nameForContent(looksLike ?? '');
  const allowed = allowedTypeOf(name ?? '');
  if (name === undefined || allowed === undefined) throw new FileTypeNotAllowed();
  if (looksLike === undefined || !allowed.looksLike.includes(looksLike)) throw new FileNotWhatItsNameSays();
  return { name, contentType: allowed.contentType };
}

const isAboutTheFile = (error: unknown): boolean =>
  error instanceof Refusal && (error.kind === 'invalid' || error.kind === 'too-large');
