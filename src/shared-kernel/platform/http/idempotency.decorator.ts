import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiHeader, ApiResponse } from '@nestjs/swagger';
import { IDEMPOTENCY_KEY_PATTERN } from './idempotency-key.js';
import { Problem } from './problem.js';

export const IDEMPOTENT = Symbol('idempotent');

const DESCRIPTION =
  'A name of your own for this call, new for each intention (a UUID will do). Sent again within 24 hours with the ' +
  'same body, the call has its effect once and gets the same reply, marked Idempotency-Replayed: true. ' +
  'A refused call had no effect, is not remembered and may be corrected under the same key.';

/**
 * A request with an `Idempotency-Key` has its effect once, however often it is sent. For signed-in routes whose whole effect
 * is in the database. Never for replies with secrets (sign-in, registration): replies are stored for a day.
 */
export const Idempotent = () =>
  applyDecorators(
    SetMetadata(IDEMPOTENT, true),
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      description: DESCRIPTION,
      schema: { type: 'string', minLength: 1, maxLength: 128, pattern: IDEMPOTENCY_KEY_PATTERN.source },
    }),
    ApiResponse({
      status: 409,
      description: 'A call with this Idempotency-Key is still running: ask again after Retry-After',
      standardSchema: Problem,
    }),
    ApiResponse({
      status: 422,
      description: 'The Idempotency-Key was used with another body',
      standardSchema: Problem,
    }),
  );
