import { type Socket } from 'node:net';
import { type FastifyInstance } from 'fastify';

/** Browsers open connections in advance. Node counts them as busy, and closing the server would wait for them. */
export function closeUnusedConnections(fastify: FastifyInstance): void {
  const open = new Set<Socket>();
  fastify.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  fastify.addHook('preClose', (done) => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    done();
  });
}
