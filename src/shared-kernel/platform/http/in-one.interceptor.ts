import { type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { type Observable } from 'rxjs';

interface Layer {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown>;
}

/**
 * Several interceptors as one, the first outermost. Each that the framework itself calls costs every request a handful of
 * observables and promises, a tenth of what a request takes that does nothing.
 */
export class InOne implements NestInterceptor {
  constructor(private readonly layers: readonly Layer[]) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const through = this.layers.reduceRight<CallHandler>(
      (inner, layer) => ({ handle: () => layer.intercept(context, inner) }),
      next,
    );
    return through.handle();
  }
}
