import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { type FastifyRequest } from 'fastify';
import { InvalidInput } from '#shared-kernel/platform/http/http-refusals.js';

/** Other fields nobody knows are dropped; whoever sends these wishes to become somebody else. */
const SET_BY_THE_HOUSE = ['isActive', 'isEmailVerified', 'googleId'];
const SENTENCE = 'Only Flyleaf itself sets this.';

/** Refuses account calls that bring what only the house decides of an account, and names each such field. */
@Injectable()
export class RejectServerOnlyFieldsGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { body } = context.switchToHttp().getRequest<FastifyRequest>();
    if (typeof body !== 'object' || body === null) return true;

    const claimed = SET_BY_THE_HOUSE.filter((field) => Object.hasOwn(body, field));
    if (claimed.length > 0) throw new InvalidInput(claimed.map((path) => ({ path, message: SENTENCE })));
    return true;
  }
}
