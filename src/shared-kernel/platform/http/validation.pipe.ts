import { StandardSchemaValidationPipe } from '@nestjs/common';
import { InvalidInput } from './http-refusals.js';

/** Checks bodies, queries and parameters against the zod schema they declare; reports all problems at once. */
export const validationPipe = (): StandardSchemaValidationPipe =>
  new StandardSchemaValidationPipe({
    exceptionFactory: (issues) =>
      new InvalidInput(
        issues.map(({ path = [], message }) => ({
          path: path.map((step) => String(typeof step === 'object' ? step.key : step)).join('.'),
          message,
        })),
      ),
  });
