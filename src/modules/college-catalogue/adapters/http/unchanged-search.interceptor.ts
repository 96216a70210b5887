import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { hash } from 'node:crypto';
import { of, type Observable } from 'rxjs';
import { NotSignedIn } from '#shared-kernel/platform/http/http-refusals.js';
import { SearchColleges, type SearchMoment } from '../../application/search/search-colleges.js';

interface Asked {
  readonly moment: SearchMoment;
  readonly tag: string;
}

const asked = new WeakMap<FastifyRequest, Asked>();

/** As of when a request that came through the interceptor is answered, and the tag of the answer. */
export function askedBy(request: FastifyRequest): Asked {
  const found = asked.get(request);
  if (found === undefined) throw new Error('UnchangedSearch does not stand before this route.');
  return found;
}

/**
 * Answers 304 to who has the reply already, before the query is as much as read: a tag that fits was given to the very same
 * address, as of the same moment, so the query was in order then.
 */
@Injectable()
export class UnchangedSearch implements NestInterceptor {
  constructor(private readonly colleges: SearchColleges) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    if (request.caller === undefined) throw new NotSignedIn();

    const moment = await this.colleges.now(request.caller);
    const tag = tagOf(moment.version, request.url);
    if (request.headers['if-none-match'] === tag) {
      void tagged(http.getResponse<FastifyReply>(), tag).status(304);
      return of(undefined);
    }
    asked.set(request, { moment, tag });
    return next.handle();
  }
}

export const tagged = (reply: FastifyReply, tag: string): FastifyReply =>
  reply.header('cache-control', 'private, no-cache').header('etag', tag);

/** Weak: compression makes other bytes of the same reply. */
const tagOf = (version: string, address: string): string =>
  `W/"${hash('sha1', version + address, 'base64url')}"`;
