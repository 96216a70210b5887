import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { Refusal, type RefusalKind } from '../../../domain/refusal.js';
import { describeError } from '../../logging/describe-error.js';
import { type DatabaseFault, databaseFaultOf } from '../../persistence/database-fault.js';
import { messageFor, type Problem, problem } from './problem.js';

const STATUS: Record<RefusalKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  unprocessable: 422,
  'too-slow': 408,
  'too-large': 413,
  'too-many': 429,
  unavailable: 503,
  'no-room': 507,
};
const RETRY_AFTER_SECONDS = 2;

const DATABASE_FAULTS: Record<DatabaseFault, { status: number; code: string; message: string }> = {
  'invalid-input': { status: 400, code: 'http.400', message: 'We could not read this request.' },
  unavailable: {
    status: 503,
    code: 'http.unavailable',
    message: 'We can’t reach our records right now. Please try again in a moment.',
  },
  'disk-full': {
    status: 507,
    code: 'http.no-room',
    message: 'We can’t save this right now. Please try again later.',
  },
};

/** Turns refusals and other errors into problem+json replies. Other errors are described in the log, not to the caller. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly log = new Logger('Fault');

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const body = this.describe(error, request.id);

    const wait = retryAfterSeconds(error, body.status);
    if (wait !== undefined) void reply.header('retry-after', String(wait));
    void reply
      .status(body.status)
      .header('content-type', 'application/problem+json; charset=utf-8')
      .send(body);
  }

  describe(error: unknown, requestId: string): Problem {
    if (error instanceof Refusal)
      return problem({
        status: STATUS[error.kind],
        code: error.code,
        message: error.message,
        requestId,
        errors: error.problems,
        extra: error.extra,
      });

    const status = statusOf(error);
    if (status !== null && status < 500)
      return problem({ status, code: `http.${String(status)}`, message: messageFor(status), requestId });

    this.log.error(describeError(error), { requestId });
    const fault = databaseFaultOf(error);
    if (fault !== null) return problem({ ...DATABASE_FAULTS[fault], requestId });
    return problem({
      status: 500,
      code: 'http.fault',
      message: 'Something went wrong on our side. Please try again.',
      requestId,
    });
  }
}

const retryAfterSeconds = (error: unknown, status: number): number | undefined =>
  (error instanceof Refusal ? error.retryAfterSeconds : undefined) ??
  (status === 503 ? RETRY_AFTER_SECONDS : undefined);

/** The status of an error from Nest or Fastify (unknown route, body too large, malformed JSON). */
function statusOf(error: unknown): number | null {
  if (error instanceof HttpException) return error.getStatus();
  if (error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number')
    return error.statusCode;
  return null;
}
