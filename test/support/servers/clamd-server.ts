import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';

/** In every file that it calls infected. */
export const MALWARE = 'marked as malware';

const COMMAND = Buffer.from('zINSTREAM\0');
const END = Buffer.alloc(4);

/** Speaks as much of ClamAV's protocol as a scan needs. `address` is for CLAMD_ADDRESS. */
export async function startClamd(at = 0) {
  const server = net.createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      received = Buffer.concat([received, data]);
      if (!received.subarray(-END.length).equals(END)) return;
      const asked = received.subarray(0, COMMAND.length).equals(COMMAND);
      const finding = received.includes(MALWARE) ? 'Test.Malware FOUND' : 'OK';
      socket.end(asked ? `stream: ${finding}\0` : 'UNKNOWN COMMAND\0');
    });
  });
  server.listen(at, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `127.0.0.1:${String(port)}`, port, stop: () => server.close() };
}
