import { z } from 'zod';

/** RFC 9457 problem details, with `message` (a sentence for the user) and what is wrong with which field. */
export const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    code: z.string().describe('Stable: <context>.<what-went-wrong>'),
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
  409: 'Conflict',
  413: 'Too large',
  415: 'Unsupported media type',
  422: 'Key used for something else',
  429: 'Too many requests',
  500: 'Something went wrong',
  503: 'Temporarily unavailable',
};

export function problem(fields: {
  status: number;
  code: string;
  message: string;
  requestId: string;
  errors?: readonly { path: string; message: string }[];
}): Problem {
  const { errors, ...rest } = fields;
  return {
    type: `urn:flyleaf:problem:${fields.code}`,
    title: TITLES[fields.status] ?? 'Request refused',
    detail: fields.message,
    ...rest,
    ...(errors && errors.length > 0 ? { errors: [...errors] } : {}),
  };
}
