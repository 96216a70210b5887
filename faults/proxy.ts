import { once } from 'node:events';
import net from 'node:net';

/** Between the product and its database: cuts connections, or lets them hang half open. */
export class Proxy {
  private readonly pairs = new Set<[net.Socket, net.Socket]>();
  private readonly server: net.Server;
  private isSilent = false;

  private constructor(targetPort: number) {
    this.server = net.createServer((client) => this.join(client, net.connect(targetPort, '127.0.0.1')));
  }

  static async before(targetPort: number): Promise<Proxy> {
    const proxy = new Proxy(targetPort);
    proxy.server.listen(0, '127.0.0.1');
    await once(proxy.server, 'listening');
    return proxy;
  }

  get port(): number {
    return (this.server.address() as net.AddressInfo).port;
  }

  /** Nothing passes any more and nobody is told, as when a cable is pulled. */
  silence(): void {
    this.isSilent = true;
    for (const pair of this.pairs) for (const socket of pair) muted(socket);
  }

  /** New connections work again. Those from before stay silent for ever. */
  speak(): void {
    this.isSilent = false;
  }

  cut(): void {
    for (const pair of this.pairs) for (const socket of pair) socket.destroy();
  }

  close(): void {
    this.server.close();
    this.cut();
  }

  private join(client: net.Socket, database: net.Socket): void {
    const pair: [net.Socket, net.Socket] = [client, database];
    this.pairs.add(pair);
    for (const [socket, other] of [pair, [database, client] as const]) {
      socket.on('error', () => undefined);
      socket.on('close', () => {
        this.pairs.delete(pair);
        other.destroy();
      });
    }
    if (this.isSilent) {
      muted(client);
      return;
    }
    client.pipe(database);
    database.pipe(client);
  }
}

function muted(socket: net.Socket): void {
  socket.unpipe();
  socket.on('data', () => undefined);
}
