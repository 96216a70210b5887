import { Injectable } from '@nestjs/common';
import { Clock } from '#shared-kernel/application/clock.js';
import { ObjectStore } from '#shared-kernel/application/object-store.js';
import { type StoredFile, StoredFiles } from '#shared-kernel/application/stored-files.js';
import { DataCopies, type WritingCopy } from '../../application/data-copies.js';
import { type ExportRequest } from '../../application/data-exports.js';
import { CopiedTexts } from './copied-texts.js';
import { copiedNames } from './file-names.js';
import { keyOfCopy } from './key-of-copy.js';
import { type ArchivedFile, zipArchive } from './zip-archive.js';

/** A copy is a ZIP file: everything in the tables as `index.html` and `data.json`, and the files themselves. */
@Injectable()
export class ZipDataCopies extends DataCopies {
  constructor(
    private readonly texts: CopiedTexts,
    private readonly files: StoredFiles,
    private readonly store: ObjectStore,
    private readonly clock: Clock,
  ) {
    super();
  }

  async write(request: ExportRequest, writing: WritingCopy): Promise<number> {
    const files = await this.files.allOf(request.userId);
    const names = copiedNames(files);
    await writing.onProgress({ done: 0, total: files.length });
    const texts = await this.texts.write(request.userId, names);
    try {
      const uploaded = this.archivedFiles(files, names, writing);
      return await this.archive(request, [...texts.files, ...uploaded], writing.signal);
    } finally {
      await texts.close();
    }
  }

  async remove(request: ExportRequest): Promise<void> {
    await this.store.remove(keyOfCopy(request));
  }

  private async archive(
    request: ExportRequest,
    files: readonly ArchivedFile[],
    signal: AbortSignal,
  ): Promise<number> {
    signal.throwIfAborted();
    const { size, content } = await zipArchive(files, this.clock.now());
    const stop = () => content.destroy(new Error('The copy was given up.'));
    signal.addEventListener('abort', stop);
    try {
      await this.store.put(keyOfCopy(request), content, size);
      return size;
    } finally {
      signal.removeEventListener('abort', stop);
      content.destroy();
    }
  }

  private archivedFiles(
    files: readonly StoredFile[],
    names: ReadonlyMap<string, string>,
    { onProgress }: WritingCopy,
  ): ArchivedFile[] {
    return files.map(({ address, size }, index) => ({
      name: names.get(address) ?? address,
      size,
      open: async () => {
        await onProgress({ done: index, total: files.length });
        return this.files.read(address);
      },
    }));
  }
}
