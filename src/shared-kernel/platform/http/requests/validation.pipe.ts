import { type ArgumentMetadata, Injectable, StandardSchemaValidationPipe } from '@nestjs/common';
import { InvalidInput } from '../replies/http-refusals.js';
import { unstorableTexts } from './unstorable-texts.js';

/** Nobody reads more, and a list of ten thousand wrong entries must not become a reply of ten thousand sentences. */
const MOST_PROBLEMS = 50;

/**
 * Checks bodies, queries and parameters against the zod schema they declare; reports all problems at once. Refuses texts
 * that cannot be stored before any schema reads them, so that no schema has to think of it.
 */
@Injectable()
class RequestValidationPipe extends StandardSchemaValidationPipe {
  constructor() {
    super({
      exceptionFactory: (issues) =>
        new InvalidInput(
          issues.slice(0, MOST_PROBLEMS).map(({ path = [], message }) => ({
            path: path.map((step) => String(typeof step === 'object' ? step.key : step)).join('.'),
            message,
          })),
        ),
    });
  }

  override transform<Value>(value: Value, metadata: ArgumentMetadata): Promise<Value> {
    const problems = metadata.schema === undefined ? [] : unstorableTexts(value);
    return problems.length > 0
      ? Promise.reject(new InvalidInput(problems.slice(0, MOST_PROBLEMS)))
      : super.transform(value, metadata);
  }
}

export const validationPipe = (): StandardSchemaValidationPipe => new RequestValidationPipe();
