import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { type FastifyRequest } from 'fastify';
import { InvalidInput } from '#shared-kernel/platform/http/replies/http-refusals.js';

/** Other unknown fields are ignored; sending these is an attempt to gain rights. */
const SERVER_ONLY = ['isActive', 'isEmailVerified', 'googleId'];
const MESSAGE = 'This field cannot be set.';

/** Refuses requests with account fields that only the server sets, and names each one. */
@Injectable()
export class RejectServerOnlyFieldsGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { body } = context.switchToHttp().getRequest<FastifyRequest>();
    if (typeof body !== 'object' || body === null) return true;

    const claimed = SERVER_ONLY.filter((field) => Object.hasOwn(body, field));
    if (claimed.length > 0) throw new InvalidInput(claimed.map((path) => ({ path, message: MESSAGE })));
    return true;
  }
}
