import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type FastifyRequest } from 'fastify';
import { type Visitor } from '../../application/visitor.js';

const USER_AGENT_AT_MOST = 512;

/** Where the call came from, signed in or not. */
export const CurrentVisitor = createParamDecorator((_data: unknown, context: ExecutionContext): Visitor => {
  const { ip, headers } = context.switchToHttp().getRequest<FastifyRequest>();
  return { address: ip, userAgent: (headers['user-agent'] ?? '').slice(0, USER_AGENT_AT_MOST) };
});
