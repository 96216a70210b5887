import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { ClamdScanner } from './clamd-scanner.js';
import { FileScannerUnavailable } from './file-scanner.js';

let server: net.Server | undefined;
afterEach(() => server?.close());

/** A daemon that replies once the stream has ended. Returns what it received, too. */
async function clamd(reply: string) {
  const received: Buffer[] = [];
  server = net.createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      received.push(data);
      if (Buffer.concat(received).subarray(-4).equals(Buffer.alloc(4))) socket.end(reply);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { scanner: new ClamdScanner({ host: '127.0.0.1', port }), received };
}

async function* pages() {
  await Promise.resolve();
  yield Buffer.from('one');
  yield Buffer.alloc(0);
  yield Buffer.from('two!');
}
const open = () => Promise.resolve(pages());

describe('a scan by clamd', () => {
  it('sends each chunk after its length', async () => {
    const { scanner, received } = await clamd('stream: OK\0');

    expect(await scanner.scan(open)).toBe('clean');
    expect(Buffer.concat(received).toString('latin1')).toBe(
      'zINSTREAM\0\0\0\0\u0003one\0\0\0\u0004two!\0\0\0\0',
    );
  });

  it('tells an infected file', async () => {
    const { scanner } = await clamd('stream: Win.Test.EICAR_HDB-1 FOUND\0');

    expect(await scanner.scan(open)).toBe('infected');
  });

  it.each(['INSTREAM size limit exceeded. ERROR\0', '', 'stream: OK FOUND or not'])(
    'is no scan with the reply %j',
    async (reply) => {
      const { scanner } = await clamd(reply);

      await expect(scanner.scan(open)).rejects.toThrow(FileScannerUnavailable);
    },
  );

  it('is none where nobody listens', async () => {
    const { scanner } = await clamd('');
    server?.close();

    await expect(scanner.scan(open)).rejects.toThrow(FileScannerUnavailable);
  });
});
