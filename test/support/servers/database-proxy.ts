import { once } from 'node:events';
import net from 'node:net';

/**
 * Stands between the product and its database and behaves like a broken network: a silenced connection stays open, but
 * nothing arrives anymore, not even that it was closed.
 */
export class DatabaseProxy {
  private readonly pairs = new Set<Pair>();
  private isSilent = false;

  private constructor(
    private readonly server: net.Server,
    readonly url: string,
  ) {}

  static async before(databaseUrl: string): Promise<DatabaseProxy> {
    const target = new URL(databaseUrl);
    const server = net.createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');

    const through = new URL(databaseUrl);
    through.host = `127.0.0.1:${String(address.port)}`;
    const proxy = new DatabaseProxy(server, through.href);
    server.on('connection', (socket) => proxy.accept(socket, target));
    return proxy;
  }

  /** The connections open now stay silent for ever; new ones work. */
  silenceOpenConnections(): void {
    for (const pair of this.pairs) pair.isSilent = true;
  }

  /** Nothing gets through, on any connection. */
  goSilent(): void {
    this.isSilent = true;
    this.silenceOpenConnections();
  }

  /** New connections work again; the silenced ones stay silent. */
  recover(): void {
    this.isSilent = false;
  }

  async close(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    for (const { product, database } of this.pairs)
      for (const socket of [product, database]) socket.destroy();
    await closed;
  }

  private accept(product: net.Socket, { hostname, port }: URL): void {
    const database = net.connect(Number(port), hostname);
    const pair: Pair = { product, database, isSilent: this.isSilent };
    this.pairs.add(pair);
    for (const [from, to] of [
      [product, database],
      [database, product],
    ] as const) {
      from.on('data', (chunk) => pair.isSilent || to.write(chunk));
      from.on('close', () => pair.isSilent || to.destroy());
      from.on('error', () => undefined);
    }
  }
}

interface Pair {
  product: net.Socket;
  database: net.Socket;
  isSilent: boolean;
}
