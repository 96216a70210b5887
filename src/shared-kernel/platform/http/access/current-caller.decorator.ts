import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type FastifyRequest } from 'fastify';
import { type Caller } from '../../../application/caller.js';
import { NotSignedIn } from '../replies/http-refusals.js';

/** The signed-in caller of a route that is not public. */
export const CurrentCaller = createParamDecorator((_data: unknown, context: ExecutionContext): Caller => {
  const { caller } = context.switchToHttp().getRequest<FastifyRequest>();
  if (caller === undefined) throw new NotSignedIn();
  return caller;
});
