import { once } from 'node:events';
import http from 'node:http';
import { type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export type StoreFault = 'none' | 'closed' | 'forbidden' | 'silent' | 'slow';

const FORBIDDEN =
  '<?xml version="1.0"?><Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>';

/** Stands before an S3 server and misbehaves on demand. */
export class StoreProxy {
  fault: StoreFault = 'none';
  private readonly server = http.createServer((request, response) => this.answer(request, response));

  private constructor(private readonly target: string) {}

  static async before(target: string): Promise<StoreProxy> {
    const proxy = new StoreProxy(target);
    await once(proxy.server.listen(0, '127.0.0.1'), 'listening');
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${String((this.server.address() as AddressInfo).port)}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private answer(request: http.IncomingMessage, response: http.ServerResponse): void {
    if (this.fault === 'closed') request.socket.destroy();
    else if (this.fault === 'forbidden')
      response.writeHead(403, { 'content-type': 'application/xml' }).end(FORBIDDEN);
    else if (this.fault !== 'silent') this.forward(request, response);
  }

  private forward(request: http.IncomingMessage, response: http.ServerResponse): void {
    const { method, url, headers } = request;
    const forwarded = http.request(new URL(url ?? '/', this.target), { method, headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      if (this.fault === 'slow' && method === 'GET') void drip(reply, response);
      else reply.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  }
}

/** About a kilobyte a second. */
async function drip(from: http.IncomingMessage, to: http.ServerResponse): Promise<void> {
  for await (const chunk of from)
    for (let at = 0; at < (chunk as Buffer).length && !to.destroyed; at += 100) {
      to.write((chunk as Buffer).subarray(at, at + 100));
      await pause(100);
    }
  to.end();
}
