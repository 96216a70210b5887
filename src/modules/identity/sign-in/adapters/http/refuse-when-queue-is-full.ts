import { type FastifyInstance } from 'fastify';
import { type SignInLine } from '../../application/sign-in-line.js';
import { TooManySignInsAtOnce } from '../../../account/domain/account.errors.js';

const LOGIN = '/api/auth/login';

/** Before a body is read: hundreds who are sent away in the same moment must cost little. */
export function keepDoorOfSignIn(fastify: FastifyInstance, line: SignInLine): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (line.isFull && request.routeOptions.url === LOGIN) done(new TooManySignInsAtOnce());
    else done();
  });
}
