import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { defer, lastValueFrom, type Observable } from 'rxjs';
import { UnitOfWork } from '../../../application/unit-of-work.js';
import { NotSignedIn } from '../replies/http-refusals.js';
import { type KeyedCall, keyedCallOf } from './idempotency-key.js';
import { IdempotencyStore, type SavedReply } from './idempotency-store.js';
import { IDEMPOTENT } from './idempotency.decorator.js';
import { CallStillRunning, IdempotencyKeyReused } from './idempotency.errors.js';

const RETRY_AFTER_SECONDS = '1';

/**
 * A request with an `Idempotency-Key` has its effect once. Claiming the key, the effect with its events, and storing the reply
 * are one transaction: after a crash either all of it is stored, and a retry gets the reply, or none of it is.
 * Must be the outermost interceptor, so that it stores what was sent and not what the handler returned.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly unitOfWork: UnitOfWork,
    private readonly store: IdempotencyStore,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (this.reflector.get<true | undefined>(IDEMPOTENT, context.getHandler()) === undefined)
      return next.handle();

    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    if (request.caller === undefined) throw new NotSignedIn();
    const call = keyedCallOf(request, request.caller);
    if (call === null) return next.handle();

    return defer(() => this.once(call, http.getResponse<FastifyReply>(), next));
  }

  private once(call: KeyedCall, reply: FastifyReply, next: CallHandler): Promise<unknown> {
    return this.unitOfWork.run(async () => {
      if (!(await this.store.claim(call))) {
        void reply.header('retry-after', RETRY_AFTER_SECONDS);
        throw new CallStillRunning();
      }
      const earlier = await this.store.find(call);
      if (earlier !== null) return replay(call, earlier, reply);

      const body: unknown = await lastValueFrom(next.handle(), { defaultValue: undefined });
      await this.store.save(call, { status: reply.statusCode, body: asSent(body) });
      return body;
    });
  }
}

function replay(call: KeyedCall, earlier: SavedReply, reply: FastifyReply): string | undefined {
  if (earlier.fingerprint !== call.fingerprint) throw new IdempotencyKeyReused();

  void reply.status(earlier.status).header('idempotency-replayed', 'true');
  if (earlier.body === null) return undefined;
  void reply.header('content-type', 'application/json; charset=utf-8');
  return earlier.body;
}

/** Buffers and strings are JSON already, such as the `null` of a record that does not exist yet. */
function asSent(body: unknown): string | null {
  if (body === undefined) return null;
  if (Buffer.isBuffer(body)) return body.toString();
  return typeof body === 'string' ? body : JSON.stringify(body);
}
