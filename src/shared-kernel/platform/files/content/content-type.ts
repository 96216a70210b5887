import { fileTypeFromBuffer } from 'file-type';

/** Enough for every type on the list; an archive names its kind in its first entries. */
export const HEAD_BYTES = 64 * 1024;

const ZIP_ENTRY = Buffer.from('PK\u0003\u0004', 'latin1');
const UTF_16 = [Buffer.from([0xff, 0xfe]), Buffer.from([0xfe, 0xff])];

/** What the first bytes of a file look like, in the names of `file-type`, or `text`; undefined if like nothing known. */
export async function contentTypeOf(head: Buffer): Promise<string | undefined> {
  const found = await fileTypeFromBuffer(head);
  if (found !== undefined) return found.mime;
  if (startsWith(head, ZIP_ENTRY)) return 'application/zip';
  return isText(head) ? 'text' : undefined;
}

/** Text of any language and age has no control characters but those for white space. */
const isText = (head: Buffer): boolean =>
  UTF_16.some((mark) => startsWith(head, mark)) ||
  head.every((byte) => byte >= 0x20 || (byte >= 0x09 && byte <= 0x0d));

const startsWith = (head: Buffer, start: Buffer): boolean => head.subarray(0, start.length).equals(start);
