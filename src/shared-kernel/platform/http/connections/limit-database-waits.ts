import { type FastifyInstance } from 'fastify';
import { DatabaseWaits } from '../../persistence/database-waits.js';

/** What a request's guards and handler read and write counts as this request's. Reading the body would lose that earlier. */
export function limitDatabaseWaits(fastify: FastifyInstance): void {
  fastify.addHook('preHandler', (request, reply, done) => DatabaseWaits.forRequest(done));
}
