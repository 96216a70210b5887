/** How a refusal reads to the outside: adapters turn the kind into a status, the domain has never heard of HTTP. */
export type RefusalKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'unprocessable'
  | 'too-many'
  | 'unavailable';

/** One thing wrong with one field, in words the person who typed it understands. */
export interface FieldProblem {
  path: string;
  message: string;
}

/** A rule said no. `message` is a sentence for the user; `code` is stable: `<context>.<what-went-wrong>`. */
export abstract class Refusal extends Error {
  abstract readonly kind: RefusalKind;
  abstract readonly code: string;
  readonly problems: readonly FieldProblem[] = [];
  /** When it is worth asking again, where that is known. */
  readonly retryAfterSeconds: number | undefined = undefined;

  override get name(): string {
    return this.constructor.name;
  }
}
