import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { Refusal, type RefusalKind } from '../../domain/refusal.js';
import { describeError } from '../logging/describe-error.js';
import { messageFor, type Problem, problem } from './problem.js';

const STATUS: Record<RefusalKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  unprocessable: 422,
  'too-many': 429,
  unavailable: 503,
};
const RETRY_AFTER_SECONDS = 2;

/** Error codes of the driver and the server for a database that is down (class 08, 57P0x, 53300). */
const DATABASE_DOWN = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|08\w{3}|57P0\d|53300)$/;

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
      });

    const status = statusOf(error);
    if (status !== null && status < 500)
      return problem({ status, code: `http.${String(status)}`, message: messageFor(status), requestId });

    this.log.error(describeError(error), { requestId });
    if (isDatabaseDown(error))
      return problem({
        status: 503,
        code: 'http.unavailable',
        message: 'We can’t reach our records right now. Please try again in a moment.',
        requestId,
      });
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

function isDatabaseDown(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && typeof cause.code === 'string' && DATABASE_DOWN.test(cause.code)) return true;
  return (
    error instanceof Error &&
    /Connection terminated|timeout exceeded when trying to connect|not currently accepting connections/.test(
      error.message,
    )
  );
}
