import { crc32, deflateRawSync } from 'node:zlib';

/** A zip archive with these entries, for specs. */
export function zipFile(entries: Readonly<Record<string, string | Buffer>>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(entries)) {
    const facts = factsOf(name, Buffer.from(content));
    parts.push(localHeader(facts), facts.deflated);
    directory.push(directoryHeader(facts, offset));
    offset += localHeader(facts).length + facts.deflated.length;
  }
  const listed = Buffer.concat(directory);
  return Buffer.concat([...parts, listed, endOfDirectory(directory.length, listed.length, offset)]);
}

interface Facts {
  name: Buffer;
  deflated: Buffer;
  common: Buffer;
}

function factsOf(name: string, content: Buffer): Facts {
  const deflated = deflateRawSync(content);
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(8, 4);
  common.writeUInt32LE(crc32(content), 10);
  common.writeUInt32LE(deflated.length, 14);
  common.writeUInt32LE(content.length, 18);
  common.writeUInt16LE(Buffer.byteLength(name), 22);
  return { name: Buffer.from(name), deflated, common };
}

const localHeader = ({ name, common }: Facts): Buffer =>
  Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), common, name]);

function directoryHeader({ name, common }: Facts, offset: number): Buffer {
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(offset, 10);
  return Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), common, rest, name]);
}

function endOfDirectory(entries: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(entries, 8);
  end.writeUInt16LE(entries, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}
