type FieldProblem = { path: string; message: string };

/** A reply that was not OK. Its message is "status: body", as the error catalogue has it. */
export class ApiError extends Error {
  /** The server's sentence for the user, when it has one. */
  readonly sentence: string | undefined;
  /** Which refusal it was, such as "matching.college-already-saved". */
  readonly code: string | undefined;
  /** What is wrong with which field. */
  readonly fields: readonly FieldProblem[];

  constructor(
    readonly status: number,
    statusText: string,
    body: unknown,
  ) {
    super(`${status}: ${textOf(body) || statusText}`);
    this.name = 'ApiError';
    this.sentence = isRecord(body) && typeof body['message'] === 'string' ? body['message'] : undefined;
    this.code = isRecord(body) && typeof body['code'] === 'string' ? body['code'] : undefined;
    this.fields =
      isRecord(body) && Array.isArray(body['errors']) ? body['errors'].filter(isFieldProblem) : [];
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isFieldProblem = (value: unknown): value is FieldProblem =>
  isRecord(value) && typeof value['path'] === 'string' && typeof value['message'] === 'string';

const textOf = (body: unknown) =>
  typeof body === 'string' ? body : isRecord(body) ? JSON.stringify(body) : '';

/** The server's sentence for the user; nothing when it was not reached or had none. */
export const sentenceOf = (error: unknown) => (error instanceof ApiError ? error.sentence : undefined);

/** What the server found wrong with which field. */
export const fieldProblemsOf = (error: unknown) => (error instanceof ApiError ? error.fields : []);
