const ZIP = Buffer.from('PK\u0003\u0004', 'latin1');
const COMPOUND_FILE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const UTF_16 = [Buffer.from([0xff, 0xfe]), Buffer.from([0xfe, 0xff])];

const KINDS = ['txt', 'doc', 'docx'] as const;
export type FileKind = (typeof KINDS)[number];

export const kindByName = (name: string): FileKind | undefined =>
  KINDS.find((kind) => name.toLowerCase().endsWith(`.${kind}`));

export function kindByContent(content: Buffer): FileKind | undefined {
  if (startsWith(content, ZIP)) return 'docx';
  if (startsWith(content, COMPOUND_FILE)) return 'doc';
  return isText(content) ? 'txt' : undefined;
}

/** Text of any language and age has no control characters but those for white space. */
const isText = (content: Buffer): boolean =>
  UTF_16.some((mark) => startsWith(content, mark)) ||
  content.every((byte) => byte >= 0x20 || (byte >= 0x09 && byte <= 0x0d));

const startsWith = (content: Buffer, start: Buffer): boolean =>
  content.subarray(0, start.length).equals(start);
