import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** Every file of an archive, by name. Also checks their sums. */
export async function zipEntries(archive: Buffer): Promise<ReadonlyMap<string, Buffer>> {
  const zip = await fromBufferPromise(archive);
  const entries = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry())
    entries.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  return entries;
}
