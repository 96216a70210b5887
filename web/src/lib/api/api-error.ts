type FieldProblem = { path: string; message: string };

/** A reply that was not OK. Its message is "status: body". */
export class ApiError extends Error {
  /** The server's message for the user, if there is one. */
  readonly userMessage: string | undefined;
  /** Such as "matching.college-already-saved". */
  readonly code: string | undefined;
  /** Problems with single fields. */
  readonly fields: readonly FieldProblem[];

  constructor(
    readonly status: number,
    statusText: string,
    readonly body: unknown,
  ) {
    super(`${status}: ${textOf(body) || statusText}`);
    this.name = 'ApiError';
    this.userMessage = isRecord(body) && typeof body['message'] === 'string' ? body['message'] : undefined;
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

/** The server's message for the user; undefined when there is none or the server was not reached. */
export const userMessageOf = (error: unknown) => (error instanceof ApiError ? error.userMessage : undefined);

/** The problems the server found with single fields. */
export const fieldProblemsOf = (error: unknown) => (error instanceof ApiError ? error.fields : []);

/** The server's message at a limit, such as a full list or too many requests: it says what to do. */
export const limitMessageOf = (error: unknown) =>
  error instanceof ApiError && /\.too-many-/.test(error.code ?? '') ? error.userMessage : undefined;

/** Another tab or device saved something else meanwhile. */
export const isChangedElsewhere = (error: unknown) =>
  error instanceof ApiError && error.code?.endsWith('changed-elsewhere') === true;
