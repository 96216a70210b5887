/** HTTP adapters turn the kind into a status; the domain does not know HTTP. */
export type RefusalKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'unprocessable'
  | 'too-slow'
  | 'too-large'
  | 'too-many'
  | 'unavailable'
  | 'no-room';

/** A problem with one field, as a message for the person who filled it in. */
export interface FieldProblem {
  path: string;
  message: string;
}

/** A rule was broken. `message` is a sentence for the user; `code` is stable: `<context>.<what-went-wrong>`. */
export abstract class Refusal extends Error {
  abstract readonly kind: RefusalKind;
  abstract readonly code: string;
  readonly problems: readonly FieldProblem[] = [];
  /** Further members of the reply, such as what is stored now. */
  readonly extra: Readonly<Record<string, unknown>> = {};
  /** When to try again, if known. */
  readonly retryAfterSeconds: number | undefined = undefined;

  override get name(): string {
    return this.constructor.name;
  }
}
