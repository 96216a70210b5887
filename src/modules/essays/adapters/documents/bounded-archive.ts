import yauzl from 'yauzl';
import { EssayFileUnreadable } from '../../domain/upload/essay-file.errors.js';

const MOST_ENTRIES = 2_000;
const MOST_INFLATED_BYTES = 20 * 1024 * 1024;
/** A declaration of entities comes first, after a prologue and comments. */
const HEAD_BYTES = 64 * 1024;

/**
 * Inflates every entry to see how much it really is, because an archive can claim anything about itself.
 * @throws EssayFileUnreadable when it is too much, or when an entry declares entities
 */
export async function requireBoundedArchive(content: Buffer): Promise<void> {
  const archive = await yauzl.fromBufferPromise(content);
  let entries = 0;
  let inflated = 0;
  for await (const entry of archive.eachEntry()) {
    entries += 1;
    if (entries > MOST_ENTRIES) throw new EssayFileUnreadable();

    let head = Buffer.alloc(0);
    for await (const chunk of await archive.openReadStreamPromise(entry)) {
      const bytes = chunk as Buffer;
      inflated += bytes.length;
      if (inflated > MOST_INFLATED_BYTES) throw new EssayFileUnreadable();
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, bytes]);
    }
    if (declaresEntities(head)) throw new EssayFileUnreadable();
  }
}

/** Also in UTF-16, where every other byte is zero. */
const declaresEntities = (head: Buffer): boolean =>
  head.toString('latin1').replaceAll('\0', '').includes('<!DOCTYPE');
