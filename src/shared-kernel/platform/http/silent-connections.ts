import { type Socket } from 'node:net';
import { type FastifyInstance } from 'fastify';

/** Browsers keep spare connections that have said nothing yet; Node counts them as busy and would wait for them. */
export function closeSilentConnections(fastify: FastifyInstance): void {
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
