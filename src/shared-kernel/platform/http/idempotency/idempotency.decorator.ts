import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiHeader, ApiResponse } from '@nestjs/swagger';
import { IDEMPOTENCY_KEY_PATTERN } from './idempotency-key.js';
import { Problem } from '../replies/problem.js';

export const IDEMPOTENT = Symbol('idempotent');

const DESCRIPTION =
  'A unique key for this call, such as a UUID. A call sent again with the same key and body within 24 hours has its ' +
  'effect once and gets the same reply, marked Idempotency-Replayed: true. A refused call has no effect and is not ' +
  'stored, so it may be corrected and sent again with the same key.';

/**
 * A request with an `Idempotency-Key` has its effect once, even when it is sent again. For signed-in routes whose whole effect
 * is in the database. Never for replies with secrets (sign-in, registration): replies are stored for a day.
 */
export const Idempotent = () => applyDecorators(SetMetadata(IDEMPOTENT, true), TakesIdempotencyKey());

/** For routes that remember their replies themselves. */
export const TakesIdempotencyKey = () =>
  applyDecorators(
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      description: DESCRIPTION,
      schema: { type: 'string', minLength: 1, maxLength: 128, pattern: IDEMPOTENCY_KEY_PATTERN.source },
    }),
    ApiResponse({
      status: 409,
      description: 'A call with this Idempotency-Key is still running: try again after Retry-After',
      standardSchema: Problem,
    }),
    ApiResponse({
      status: 422,
      description: 'The Idempotency-Key was used with another body',
      standardSchema: Problem,
    }),
  );
