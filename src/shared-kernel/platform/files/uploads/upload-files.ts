import { Injectable } from '@nestjs/common';
import { FileOwners } from '../../../application/file-owners.js';
import { newId } from '../../../application/new-id.js';
import { ObjectMissing, ObjectStore } from '../../../application/object-store.js';
import { type StoredFile } from '../../../application/stored-files.js';
import { UnitOfWork } from '../../../application/unit-of-work.js';
import { allowedTypeOf } from '../content/allowed-types.js';
import { CheckContent, type CheckedContent } from '../content/check-content.js';
import { contentDisposition } from '../content/content-disposition.js';
import {
  FileNotFound,
  FilesTooLarge,
  FileTooLarge,
  FileTypeNotAllowed,
  TooManyFiles,
} from '../file.errors.js';
import { type FileId, fileSentTo, keyOf, sentKeyOf } from '../file-keys.js';
import { MAX_BYTES_OF_ALL_FILES, MAX_FILE_BYTES, MAX_FILES } from '../file-limits.js';
import { type FileRecord, FileRecords, storedFileOf } from '../file-records.js';

export interface Announcement {
  name?: string | undefined;
  size?: number | undefined;
  contentType?: string | undefined;
}

/** A browser announces a file, sends it to the store and has it checked. Only then does it exist for anyone. */
@Injectable()
export class UploadFiles {
  constructor(
    private readonly store: ObjectStore,
    private readonly records: FileRecords,
    private readonly content: CheckContent,
    private readonly owners: FileOwners,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Returns where to send the file. */
  async announce(
    ownerId: string,
    { name, size, contentType }: Announcement,
    origin: string,
  ): Promise<string> {
    if (name !== undefined && allowedTypeOf(name) === undefined) throw new FileTypeNotAllowed();
    if (size !== undefined && size > MAX_FILE_BYTES) throw new FileTooLarge();

    const file = { ownerId, fileId: newId() };
    await this.unitOfWork.run(async () => {
      await this.owners.lock(ownerId);
      await this.checkRoom(file, size ?? 0);
      await this.records.expect(file, name, size);
    });
    return this.store.uploadAddress(sentKeyOf(file), { size, contentType, origin });
  }

  /** Checks what arrived. A second call gets the same answer. */
  async check(ownerId: string, uploadAddress: string): Promise<StoredFile> {
    const file = fileSentTo(uploadAddress);
    const record = file?.ownerId === ownerId ? await this.records.find(file) : null;
    if (record === null) throw new FileNotFound();
    if (record.state === 'expected') await this.keep(record);

    const stored = storedFileOf(await this.records.find(record));
    if (stored === null) throw new FileNotFound();
    return stored;
  }

  private async keep(record: FileRecord): Promise<void> {
    const checked = await this.checkedAndMoved(record);
    const isKept = await this.unitOfWork.run(async () => {
      await this.owners.lock(record.ownerId);
      await this.checkRoom(record, checked.size);
      return this.records.store(record, checked);
    });
    const stillThere = isKept || (await this.records.find(record)) !== null;
    if (!stillThere) await this.store.remove(keyOf(record));
  }

  /** Checked again after the move: until then the browser could send something else. */
  private async checkedAndMoved(record: FileRecord): Promise<CheckedContent> {
    const sent = await this.content.check(record, sentKeyOf(record));
    if (sent !== null) {
      const { contentType, name } = sent;
      const presentation = { contentType, disposition: contentDisposition(name) };
      await this.store.move(sentKeyOf(record), keyOf(record), presentation).catch(movedByAnother);
    }
    const moved = await this.content.check(record, keyOf(record));
    if (moved === null) throw new FileNotFound();
    await this.content.requireClean(record, keyOf(record));
    return moved;
  }

  private async checkRoom(file: FileId, size: number): Promise<void> {
    const { files, bytes } = await this.records.usageWithout(file);
    if (files >= MAX_FILES) throw new TooManyFiles(MAX_FILES);
    if (bytes + size > MAX_BYTES_OF_ALL_FILES) throw new FilesTooLarge();
  }
}

/** Two calls at once: the second finds the file moved. */
function movedByAnother(error: unknown): void {
  if (!(error instanceof ObjectMissing)) throw error;
}
