import { once } from 'node:events';
import path from 'node:path';
import net, { type AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkDatabaseUrl, checkDataDir, checkPort } from './check-surroundings.js';

let other: net.Server;
let port: number;
beforeEach(async () => {
  other = net.createServer((socket) => socket.destroy());
  await once(other.listen(0, '127.0.0.1'), 'listening');
  ({ port } = other.address() as AddressInfo);
});
afterEach(() => {
  other.close();
});

describe('before the start', () => {
  it('a port that another program uses is named', async () => {
    await expect(checkPort({ port, host: '127.0.0.1' })).rejects.toThrow(
      `PORT ${String(port)} is used by another program`,
    );
  });

  it('a data directory that cannot be written is named', async () => {
    await expect(checkDataDir({ dataDir: path.join(import.meta.filename, 'data') })).rejects.toThrow(
      'DATA_DIR cannot be written',
    );
  });

  it('a free port is left free', async () => {
    other.close();
    await once(other, 'close');

    await checkPort({ port, host: '127.0.0.1' });
    await expect(checkPort({ port, host: '127.0.0.1' })).resolves.toBeUndefined();
  });

  it('a database address that leads nowhere is named by its variable, without the address', async () => {
    const secret = `postgres://flyleaf:secret@127.0.0.1:${String(port)}/flyleaf`;
    const refusal = checkDatabaseUrl(secret);

    await expect(refusal).rejects.toThrow('DATABASE_URL leads to no PostgreSQL that answers');
    await expect(refusal).rejects.not.toThrow('secret');
  });
});
