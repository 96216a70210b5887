import { z } from 'zod';

/** RFC 9457 problem details, with `message` (a sentence for the user) and what is wrong with which field. */
export const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    code: z
      .string()
      .describe('Stable: <context>.<what-went-wrong>. The page /build-on-flyleaf lists them all'),
    requestId: z.string(),
    message: z.string().describe('A sentence for the user'),
    errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof Problem>;

const TITLES: Record<number, string> = {
  400: 'Invalid input',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  408: 'Too slow',
  409: 'Conflict',
  413: 'Too large',
  414: 'Too large',
  415: 'Unsupported media type',
  422: 'Key used for something else',
  429: 'Too many requests',
  431: 'Too large',
  500: 'Something went wrong',
  503: 'Temporarily unavailable',
  507: 'No room to save',
};

export function problem(fields: {
  status: number;
  code: string;
  message: string;
  requestId: string;
  errors?: readonly { path: string; message: string }[];
  extra?: Readonly<Record<string, unknown>>;
}): Problem {
  const { errors, extra, ...rest } = fields;
  return {
    ...extra,
    type: `urn:flyleaf:problem:${fields.code}`,
    title: TITLES[fields.status] ?? 'Request refused',
    detail: fields.message,
    ...rest,
    ...(errors && errors.length > 0 ? { errors: [...errors] } : {}),
  };
}

/** For a request that is refused before a controller sees it. */
export function messageFor(status: number): string {
  if (status === 404) return 'There is nothing at this address.';
  if (status === 408) return 'Your request took too long to arrive. Please try again.';
  if (status === 413 || status === 414 || status === 431) return 'That is too large.';
  if (status === 415) return 'Please send JSON.';
  if (status === 400) return 'We could not read this request.';
  return 'We cannot answer this request.';
}
