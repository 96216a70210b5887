import net from 'node:net';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { FileScanner, FileScannerUnavailable, type Finding } from './file-scanner.js';

export interface ClamdAddress {
  host: string;
  port: number;
}

/** Without a byte in either direction. A file of 50 MB takes a few seconds. */
const SILENCE_MS = 30_000;

/** The daemon of ClamAV, by its INSTREAM command: each chunk after its length, a length of zero at the end. */
export class ClamdScanner extends FileScanner {
  constructor(private readonly address: ClamdAddress) {
    super();
  }

  async scan(open: () => Promise<AsyncIterable<Uint8Array>>): Promise<Finding> {
    const content = await open();
    try {
      const reply = await this.replyTo(content);
      if (/FOUND\0?$/.test(reply)) return 'infected';
      if (/^stream: OK\0?$/.test(reply)) return 'clean';
      throw new Error(`clamd replied: ${reply}`);
    } catch (error) {
      throw new FileScannerUnavailable(error);
    }
  }

  private async replyTo(content: AsyncIterable<Uint8Array>): Promise<string> {
    const socket = net.connect(this.address);
    socket.setTimeout(SILENCE_MS, () => socket.destroy(new Error('clamd is silent.')));
    try {
      // It closes the connection after its reply.
      const [reply] = await Promise.all([text(socket), pipeline(framed(content), socket, { end: false })]);
      return reply;
    } finally {
      socket.destroy();
    }
  }
}

async function* framed(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0');
  for await (const chunk of content) {
    if (chunk.length === 0) continue;
    yield lengthOf(chunk);
    yield chunk;
  }
  yield lengthOf(new Uint8Array());
}

function lengthOf(chunk: Uint8Array): Uint8Array {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.length);
  return length;
}
