import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type FastifyRequest } from 'fastify';
import { networkOf } from '#shared-kernel/platform/limits/network-of.js';
import { type Visitor } from '../../application/visitor.js';

const MAX_USER_AGENT_LENGTH = 512;

/** Where the request came from, signed in or not. */
export const CurrentVisitor = createParamDecorator((_data: unknown, context: ExecutionContext): Visitor => {
  const { ip, headers } = context.switchToHttp().getRequest<FastifyRequest>();
  const userAgent = (headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT_LENGTH);
  return { address: ip, network: networkOf(ip), userAgent };
});
