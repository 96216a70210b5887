import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { Refusal, type RefusalKind } from '../../domain/refusal.js';
import { describeError } from '../logging/describe-error.js';
import { type Problem, problem } from './problem.js';

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

/** PostgreSQL going away, in the codes of the driver and of the server (class 08, 57P0x, 53300). */
const DATABASE_AWAY = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|08\w{3}|57P0\d|53300)$/;

/** The one place where a refusal or a fault becomes a reply. Faults go to the log in words and to the caller bare. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly log = new Logger('Fault');

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const body = this.describe(error, request.id);

    const wait = secondsToWait(error, body.status);
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
      return problem({ status, code: `http.${String(status)}`, message: wordsFor(status), requestId });

    this.log.error(describeError(error), { requestId });
    if (isDatabaseAway(error))
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

const secondsToWait = (error: unknown, status: number): number | undefined =>
  (error instanceof Refusal ? error.retryAfterSeconds : undefined) ??
  (status === 503 ? RETRY_AFTER_SECONDS : undefined);

/** The status that Nest or Fastify gave an error of its own (unknown route, body too large, malformed JSON). */
function statusOf(error: unknown): number | null {
  if (error instanceof HttpException) return error.getStatus();
  if (error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number')
    return error.statusCode;
  return null;
}

function wordsFor(status: number): string {
  if (status === 404) return 'There is nothing at this address.';
  if (status === 413) return 'That is more than we can take at once.';
  if (status === 415) return 'Please send JSON.';
  if (status === 400) return 'We could not read what was sent.';
  return 'This request cannot be answered.';
}

function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && typeof cause.code === 'string' && DATABASE_AWAY.test(cause.code)) return true;
  return (
    error instanceof Error &&
    /Connection terminated|timeout exceeded when trying to connect|not currently accepting connections/.test(
      error.message,
    )
  );
}
