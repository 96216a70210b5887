import { type PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export interface ArchivedFile {
  name: string;
  size: number;
  /** Called when its turn comes. */
  open: () => Promise<AsyncIterable<Uint8Array>>;
}

interface Archive {
  /** In bytes, known before the files are read: nothing is compressed, because most files already are. */
  size: number;
  /** Destroy it if it is not read to its end. */
  content: Readable;
}

/** A ZIP file that is made while it is read: one file is open at a time, and little of it is in memory. */
export async function zipArchive(files: readonly ArchivedFile[], mtime: Date): Promise<Archive> {
  const zip = new ZipFile();
  const content = zip.outputStream as PassThrough;
  const fail = (error: Error) => content.destroy(error);
  zip.on('error', fail);
  let current: Readable | undefined;
  // Nor does it end a file when the archive is given up.
  content.once('close', () => current?.destroy());

  for (const { name, size, open } of files)
    zip.addReadStreamLazy(name, { compress: false, size, mtime }, (opened) => {
      open().then((bytes) => {
        // The library passes no error of a file on.
        current = Readable.from(bytes).on('error', fail);
        opened(null, current);
      }, fail);
    });
  return { size: await sizeOf(zip), content };
}

const sizeOf = (zip: ZipFile): Promise<number> =>
  new Promise((resolve) => {
    // The types leave out what the function gets.
    zip.end(undefined, ((size: number) => resolve(size)) as () => void);
  });
