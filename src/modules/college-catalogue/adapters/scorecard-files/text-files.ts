import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import yauzl from 'yauzl';
import { SourceFailed } from '../../application/import/federal-source.js';

/** A release with all years has about sixty. Each one is opened to see what it contains. */
const MOST_TABLES = 300;

/** A table in a given file. It is streamed, as often as needed. */
export interface TextFile {
  name: string;
  /** The given file that contains it. */
  within: string;
  read(): Promise<Readable>;
}

/** The tables in a file. Its first bytes tell whether it is plain text, gzip, or a zip archive of several. */
export async function textFilesIn(file: string): Promise<TextFile[]> {
  const name = path.basename(file);
  const kind = kindOf(await firstBytes(file));
  if (kind === 'zip') return entriesOf(file, name);
  return [
    {
      name,
      within: name,
      read: () => {
        const bytes = createReadStream(file);
        if (kind === 'plain') return Promise.resolve(bytes);
        const plain = createGunzip();
        bytes.on('error', (error) => plain.destroy(error));
        return Promise.resolve(bytes.pipe(plain));
      },
    },
  ];
}

async function firstBytes(file: string): Promise<Buffer> {
  try {
    const handle = await open(file);
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0);
      return buffer.subarray(0, bytesRead);
    } finally {
      await handle.close();
    }
  } catch (error) {
    throw new SourceFailed(`The file ${file} cannot be read.`, { cause: error });
  }
}

function kindOf(bytes: Buffer): 'plain' | 'gzip' | 'zip' {
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return 'gzip';
  return bytes.toString('latin1').startsWith('PK\x03\x04') ? 'zip' : 'plain';
}

async function entriesOf(file: string, within: string): Promise<TextFile[]> {
  const archive = await openArchive(file);
  try {
    const found: TextFile[] = [];
    for await (const { fileName } of archive.eachEntry()) {
      if (!/\.csv$/i.test(fileName) || fileName.startsWith('__MACOSX/')) continue;
      found.push({ name: path.posix.basename(fileName), within, read: () => entryNamed(file, fileName) });
      if (found.length > MOST_TABLES)
        throw new SourceFailed(`${within} has more than ${MOST_TABLES} tables; no release has that many.`);
    }
    return found;
  } catch (error) {
    throw notAnArchive(file, error);
  } finally {
    archive.close();
  }
}

async function entryNamed(file: string, fileName: string): Promise<Readable> {
  const archive = await openArchive(file);
  for await (const entry of archive.eachEntry())
    if (entry.fileName === fileName) {
      const stream = await archive.openReadStreamPromise(entry);
      stream.on('close', () => archive.close());
      return stream;
    }
  throw new SourceFailed(`${fileName} is no longer in ${file}.`);
}

const openArchive = (file: string) =>
  yauzl.openPromise(file, { autoClose: false }).catch((error: unknown) => {
    throw notAnArchive(file, error);
  });

const notAnArchive = (file: string, error: unknown): SourceFailed =>
  error instanceof SourceFailed
    ? error
    : new SourceFailed(`The archive ${file} cannot be read.`, { cause: error });
