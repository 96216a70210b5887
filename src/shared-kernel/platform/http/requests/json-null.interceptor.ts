import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { type FastifyReply } from 'fastify';
import { map, type Observable } from 'rxjs';

/** A record that does not exist yet is the literal JSON `null`; Fastify alone would send an empty body. */
@Injectable()
export class JsonNullInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(
      map((body: unknown) => {
        if (body !== null) return body;
        void context
          .switchToHttp()
          .getResponse<FastifyReply>()
          .header('content-type', 'application/json; charset=utf-8');
        return 'null';
      }),
    );
  }
}
