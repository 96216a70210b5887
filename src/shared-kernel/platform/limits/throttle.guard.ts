import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type FastifyRequest } from 'fastify';
import { Budgets } from '../../application/budget.js';
import { networkOf } from './network-of.js';
import { NotSignedIn } from '../http/replies/http-refusals.js';
import { type Throttle, THROTTLED } from './throttled.decorator.js';

/** Must run after the access guard: a refused call spends nothing. */
@Injectable()
export class ThrottleGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly budgets: Budgets,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const throttle = this.reflector.get<Throttle | undefined>(THROTTLED, context.getHandler());
    if (throttle === undefined) return true;

    const { ip, caller } = context.switchToHttp().getRequest<FastifyRequest>();
    if (throttle.per === 'account' && caller === undefined) throw new NotSignedIn();
    const who = throttle.per === 'account' && caller !== undefined ? caller.userId : networkOf(ip);
    await this.budgets.spendOrRefuse(throttle.budget, who);
    return true;
  }
}
