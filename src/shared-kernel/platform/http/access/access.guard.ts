import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type FastifyRequest } from 'fastify';
import { Authenticator, type Caller } from '../../../application/caller.js';
import { ACCESS, type AccessRule, OPEN_TO_RESTRICTED_CALLERS } from './access.decorator.js';
import { NotSignedIn, RoleNotAllowed } from '../replies/http-refusals.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once the access guard has let a signed-in caller through. */
    caller?: Caller;
  }
}

/** Deny by default: a route that declares no access rule is refused to everyone. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly authenticator: Authenticator,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const rule = this.reflector.getAllAndOverride<AccessRule | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (rule === 'everyone') return true;

    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const caller = await this.callerOf(request, rule);
    if (!rule?.includes(caller.role)) throw new RoleNotAllowed();
    if (caller.restriction !== undefined && !this.isOpenToRestrictedCallers(context))
      throw caller.restriction;
    request.caller = caller;
    return true;
  }

  private isOpenToRestrictedCallers(context: ExecutionContext): boolean {
    return this.reflector.get<true | undefined>(OPEN_TO_RESTRICTED_CALLERS, context.getHandler()) === true;
  }

  private async callerOf(request: FastifyRequest, rule: readonly string[] | undefined): Promise<Caller> {
    const token = bearerToken(request);
    if (token === null) throw new NotSignedIn();

    const adminsOnly = rule?.length === 1 && rule[0] === 'admin';
    const caller = await this.authenticator.authenticate(token, { fresh: adminsOnly });
    if (caller === null) throw new NotSignedIn();
    return caller;
  }
}

export const bearerToken = ({ headers }: FastifyRequest): string | null =>
  /^Bearer ([\w.~+/-]+=*)$/i.exec(headers.authorization ?? '')?.[1] ?? null;
